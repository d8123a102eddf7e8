import type { MountFields } from './port';

/** The providers that this version knows, each in a file of its own. */
const providers: Readonly<Record<string, () => Promise<MountFields>>> = {
  sandbox: async () => (await import('./sandbox/mountSandbox')).mountSandbox,
  stripe: async () => (await import('./stripe/mountStripe')).mountStripe,
};

export const mountFields =
  (provider: string): MountFields =>
  async (host, options) => {
    const load = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
    if (!load) throw new Error(`Unknown provider: ${provider}`);
    return (await load())(host, options);
  };
