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

interface Place {
  index: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Which slide stands first, and whether there is more on either side. */
function placeOf(track: HTMLElement): Place {
  const frame = track.getBoundingClientRect();
  const slides = Array.from(track.children, (slide) => slide.getBoundingClientRect());
  const distances = slides.map(({ left }) => Math.abs(left - frame.left));
  // Widths are rarely whole pixels, so the edges are compared with some play.
  const isAtStart = (slides[0]?.left ?? 0) >= frame.left - 4;
  const isAtEnd = (slides.at(-1)?.right ?? 0) <= frame.right + 4;
  const nearest = distances.indexOf(Math.min(...distances));
  return { index: isAtEnd && !isAtStart ? slides.length - 1 : nearest, isAtStart, isAtEnd };
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
  const [place, setPlace] = useState<Place>({ index: 0, isAtStart: true, isAtEnd: false });
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
    const { index } = placeOf(element);
    const slide = element.children[Math.min(slides.length - 1, Math.max(0, index + step))];
    if (!slide) return;
    const distance = slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
    element.scrollTo({ left: element.scrollLeft + distance });
  };

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
              {place.index + 1} / {slides.length}
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
        data-width={oneOf(widths, slideWidth, 'part', 'slide width')}
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
