/** Messages for developers. A module of its own: a page that records no diagnostics does not load them. */
export const ConsoleLog = [22, 'ss'] as const;
export const PageLoadTiming = [23, 'uuuuuuuuu'] as const;
export const PageRenderTiming = [24, 'uuu'] as const;
export const PerformanceTrack = [49, 'iiuu'] as const;
export const ConnectionInformation = [54, 'us'] as const;
export const ResourceTiming = [85, 'uuuuuussubuuuuuuu'] as const;
export const SelectionChange = [113, 'uus'] as const;
export const WebVitals = [124, 'ss'] as const;
