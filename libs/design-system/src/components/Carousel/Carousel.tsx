import { Children, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronLeftIcon } from '../../icons/generated/ChevronLeftIcon';
import { ChevronRightIcon } from '../../icons/generated/ChevronRightIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { throttle } from '../../scroll/throttle';
import { IconButton } from '../IconButton/IconButton';
import { Title } from '../Title/Title';
import { Controls, Head, Root, Track } from './Carousel.styles';

const widths = ['part', 'full'] as const;

/** Properties of `Carousel`. */
export interface CarouselProps extends Omit<NativeProps<'section'>, 'title'> {
  /** Names the carousel; shown above it with `hasTitle`. */
  label: string;
  hasTitle?: boolean;
  titleAs?: 'h2' | 'h3' | 'h4';
  previousLabel: string;
  nextLabel: string;
  /** Names a slide and its place: "2 of 5". */
  slideLabel: (index: number, count: number) => string;
  /** Slides of 340 px with the next one peeping in, or as wide as the carousel. */
  slideWidth?: (typeof widths)[number];
  /** One slide each. */
  children: ReactNode;
}

/** Presses that follow each other within this time count on from where the last one leads. */
const SAME_MOVE_MS = 500;

interface Place {
  /** The slide that stands at the start edge. */
  first: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/**
 * Which slide stands first, and whether there is more on either side. An edge counts from half a slide away, where the
 * track would snap to it: a movement that is interrupted never leaves a button that contradicts the count.
 */
function placeOf(track: HTMLElement): Place {
  const start = track.getBoundingClientRect().left;
  const slides = Array.from(track.children, (slide) => slide.getBoundingClientRect());
  const distances = slides.map(({ left }) => Math.abs(left - start));
  const play = Math.max(4, (slides[0]?.width ?? 0) / 2);
  return {
    first: distances.indexOf(Math.min(...distances)),
    isAtStart: track.scrollLeft <= play,
    isAtEnd: track.scrollWidth - track.clientWidth - track.scrollLeft <= play,
  };
}

/** Slides side by side: swiped, scrolled, or moved by its buttons; never by itself. */
export function Carousel({
  label,
  hasTitle = false,
  titleAs = 'h2',
  previousLabel,
  nextLabel,
  slideLabel,
  slideWidth,
  children,
  ...rest
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<Place>({ first: 0, isAtStart: true, isAtEnd: false });
  const aim = useRef({ slide: 0, until: 0 });
  const titleId = useId();
  const slides = Children.toArray(children);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = throttle(() => setPlace(placeOf(element)), 66);
    look.call();
    element.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('resize', look.call, { passive: true });
    return () => {
      look.cancel();
      element.removeEventListener('scroll', look.call);
      window.removeEventListener('resize', look.call);
    };
  }, [slides.length]);

  const move = (step: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const now = performance.now();
    const from = now < aim.current.until ? aim.current.slide : placeOf(element).first;
    const index = Math.min(slides.length - 1, Math.max(0, from + step));
    const slide = element.children[index];
    if (!slide) return;
    aim.current = { slide: index, until: now + SAME_MOVE_MS };
    const distance = slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
    element.scrollTo({ left: element.scrollLeft + distance });
  };
  const shown = place.isAtEnd && !place.isAtStart ? slides.length : place.first + 1;

  return (
    <Root {...(hasTitle ? { 'aria-labelledby': titleId } : { 'aria-label': label })} {...rest}>
      <Head>
        {hasTitle && (
          <Title as={titleAs} level="h3" id={titleId}>
            {label}
          </Title>
        )}
        {slides.length > 1 && (
          <Controls>
            <span aria-hidden>
              {shown} / {slides.length}
            </span>
            <IconButton
              label={previousLabel}
              icon={<ChevronLeftIcon />}
              aria-disabled={place.isAtStart}
              onClick={() => move(-1)}
            />
            <IconButton
              label={nextLabel}
              icon={<ChevronRightIcon />}
              aria-disabled={place.isAtEnd}
              onClick={() => move(1)}
            />
          </Controls>
        )}
      </Head>
      <Track
        ref={track}
        role="list"
        aria-label={label}
        tabIndex={0}
        data-width={oneOf(widths, slideWidth, 'part')}
      >
        {slides.map((slide, index) => (
          <li key={index} aria-label={slideLabel(index, slides.length)}>
            {slide}
          </li>
        ))}
      </Track>
    </Root>
  );
}
