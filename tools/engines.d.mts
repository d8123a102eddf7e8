export declare function findFirefox(): string | undefined;
export declare function findWebKit(): { driver: string; display: string; browser: string } | undefined;
export declare function ensureEngines(): void;
