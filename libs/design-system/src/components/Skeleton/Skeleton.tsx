import { type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { oneOf } from '../../internal/oneOf';
import { looks } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';
import { Row } from '../Row/Row';
import { Stack } from '../Stack/Stack';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type NativeProps } from '../../internal/native';

const shapes = ['text', 'title', 'block', 'card', 'picture', 'media', 'pill'] as const;
const widths = ['s', 'm', 'l', 'full'] as const;

const shimmer = keyframes`from { background-position: 100% 0; } to { background-position: 0 0; }`;
const appear = keyframes`to { visibility: visible; }`;

const Bone = styled.span`
  --bone: color-mix(in srgb, ${color.line} 72%, ${color.page});
  display: block;
  max-width: 100%;
  height: 15px;
  border-radius: ${radius.small};
  background: linear-gradient(90deg, var(--bone) 25%, ${color.sunken} 50%, var(--bone) 75%) 0 / 300% 100%;
  animation: ${shimmer} 1.6s linear infinite;
  ${looks('width', {
    s: 'width: 56px',
    m: 'width: min(150px, 90%)',
    l: 'width: min(240px, 100%)',
    full: 'width: 100%',
  })}
  ${looks('shape', {
    title: 'height: 28px',
    block: `height: 48px; border-radius: ${radius.control}`,
    card: `height: 120px; border-radius: ${radius.card}`,
    picture: `height: auto; border-radius: ${radius.card}; aspect-ratio: 16 / 9`,
    media: `width: 92px; height: auto; border-radius: ${radius.inner}; aspect-ratio: 4 / 3`,
    pill: `height: 40px; border-radius: ${radius.pill}`,
  })}
  ${media.reducedMotion} {
    background: var(--bone);
  }
`;

/** Invisible for 200 ms, so that fast answers do not flicker. */
const Delayed = styled.div`
  visibility: hidden;
  animation: ${appear} 0s 200ms forwards;
`;

const RowShape = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s4};
  align-items: center;
  min-height: 56px;
  padding: 14px 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
  &[data-media='true'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  > span > * + * {
    margin-top: 10px;
  }
`;

export interface SkeletonProps extends Omit<NativeProps<'span'>, 'children'> {
  /** What comes: a line, a title, a field, a card, a picture, a row's picture or a pill. Default: `text`. */
  shape?: (typeof shapes)[number];
  /** 56 px, 150 px, 240 px or the whole box. Default: `full`. */
  width?: (typeof widths)[number];
}

/** A placeholder while content loads. */
export function Skeleton({ shape, width = shape === 'media' ? undefined : 'full', ...rest }: SkeletonProps) {
  return (
    <Bone
      {...rest}
      data-shape={oneOf(shapes, shape, 'text')}
      data-width={width && oneOf(widths, width, 'full')}
      aria-hidden
    />
  );
}

export interface SkeletonGroupProps extends NativeProps<'div'> {
  /** What is loading, for screen readers. */
  label: string;
  /** `Skeleton`s in the shape of what comes. */
  children: ReactNode;
}

/** Skeletons that appear after 200 ms and announce what is loading. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Delayed aria-hidden>{children}</Delayed>
    </div>
  );
}

export interface SkeletonRowsProps extends Omit<NativeProps<'div'>, 'children'> {
  /** What is loading, for screen readers. */
  label: string;
  /** The number of rows. Default: 5. */
  count?: number;
  /** Draws a picture before each row. Default: true. */
  hasMedia?: boolean;
  /** What stands above the rows: a line of text, pills, or a search field with pills. */
  above?: 'line' | 'pills' | 'search';
}

/** A placeholder for a list, in the geometry of `ListRow`. */
export function SkeletonRows({ label, count = 5, hasMedia = true, above, ...rest }: SkeletonRowsProps) {
  return (
    <SkeletonGroup {...rest} label={label}>
      <Stack gap={4}>
        {above === 'line' && <Skeleton width="l" />}
        {above === 'search' && <Skeleton shape="block" />}
        {(above === 'pills' || above === 'search') && (
          <Row wraps={false}>
            <Skeleton shape="pill" width="m" />
            <Skeleton shape="pill" width="m" />
            <Skeleton shape="pill" width="m" />
          </Row>
        )}
        <div>
          {Array.from({ length: count }, (_, index) => (
            <RowShape key={index} data-media={hasMedia}>
              {hasMedia && <Skeleton shape="media" />}
              <span>
                <Skeleton width={index % 2 === 0 ? 'l' : 'm'} />
                <Skeleton width={index % 3 === 0 ? 'l' : 'm'} />
              </span>
              <Skeleton width="s" />
            </RowShape>
          ))}
        </div>
      </Stack>
    </SkeletonGroup>
  );
}

/** A placeholder for one thing: picture, title, text. */
export function SkeletonDetail(props: Omit<SkeletonGroupProps, 'children'>) {
  return (
    <SkeletonGroup {...props}>
      <Stack gap={5}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="l" />
        <Skeleton />
        <Skeleton width="l" />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
