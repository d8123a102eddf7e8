import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { Unread as Loaded } from './Unread';

type UnreadProps = ComponentProps<typeof Loaded>;

// Few guests come back to something that was refused or is late; where its file cannot be had it is told the next time.
const Unread = lazy(async () => ({
  default: await import('./Unread').then(
    (chunk) => chunk.Unread,
    (): ComponentType<UnreadProps> => () => null,
  ),
}));

/** What the hotel refused earlier, or what is late, once its file has come. */
export function UnreadPart(props: UnreadProps) {
  return (
    <Suspense>
      <Unread {...props} />
    </Suspense>
  );
}
