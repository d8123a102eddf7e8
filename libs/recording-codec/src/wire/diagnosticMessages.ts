/** Messages for developers, of canvases and tags. A module of its own: pages without those do not load them. */
export const ConsoleLog = [22, 'ss'] as const;
export const PageLoadTiming = [23, 'uuuuuuuuu'] as const;
export const PageRenderTiming = [24, 'uuu'] as const;
export const PerformanceTrack = [49, 'iiuu'] as const;
export const ConnectionInformation = [54, 'us'] as const;
export const JSException = [78, 'ssss'] as const;
export const NetworkRequest = [83, 'sssssuuuu'] as const;
export const ResourceTiming = [85, 'uuuuuussubuuuuuuu'] as const;
export const SelectionChange = [113, 'uus'] as const;
export const CanvasNode = [119, 'su'] as const;
export const TagTrigger = [120, 'i'] as const;
export const WebVitals = [124, 'ss'] as const;
