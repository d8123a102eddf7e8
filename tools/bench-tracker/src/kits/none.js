globalThis.kit = { start: () => Promise.resolve(), finish: () => undefined };
