import { oneOf } from '../../internal/oneOf';
import { type NativeProps } from '../../internal/native';

/** From the saddest to the happiest. */
export const faceMoods = ['terrible', 'bad', 'ok', 'good', 'excellent'] as const;
export type FaceMood = (typeof faceMoods)[number];

const drawings: Record<FaceMood, { lines: string; eyes?: number }> = {
  terrible: { lines: 'M16 34q8-8 16 0M15 19l4-2M33 19l-4-2', eyes: 23 },
  bad: { lines: 'M17 33q7-5 14 0', eyes: 20 },
  ok: { lines: 'M16 31h16', eyes: 20 },
  good: { lines: 'M15 28q9 9 18 0', eyes: 20 },
  excellent: { lines: 'M14 27h20q-1 10-10 10t-10-10zM15 20q2-3 4 0M29 20q2-3 4 0' },
};

export interface FaceProps extends Omit<NativeProps<'svg'>, 'children'> {
  /** The expression. */
  mood: FaceMood;
  /** Pixels. Default: 36. */
  size?: number;
}

/** A drawn face, hidden from screen readers. Text beside it names the mood. */
export function Face({ mood, size = 36, ...rest }: FaceProps) {
  const { lines, eyes } = drawings[oneOf(faceMoods, mood, 'ok')];
  return (
    <svg
      {...rest}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 44 ? 2.2 : 2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="20" />
      <path d={lines} />
      {eyes !== undefined && (
        <g fill="currentColor" stroke="none">
          <circle cx="17.5" cy={eyes} r="1.6" />
          <circle cx="30.5" cy={eyes} r="1.6" />
        </g>
      )}
    </svg>
  );
}
