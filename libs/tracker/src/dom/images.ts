import { messages, type MessageWriter } from '@guest/recording-codec';
import { listen } from '../base/browser';
import { MAX_IMAGE_SOURCE_LENGTH } from '../base/limits';
import type { WatchEvents } from '../base/windows';
import { Level } from '../privacy/levels';
import type { Mirror } from './mirror';

/** A grey box. */
const PLACEHOLDER = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' style='background:%23ddd'/>";

/** Pictures that the page made itself: a chosen paper, a drawn signature. */
const OWN_PICTURE = /^(?:blob:|data:image\/(?!svg))/iu;

interface Options {
  write: MessageWriter['write'];
  mirrorOf: (node: Node) => Mirror | undefined;
  baseUrl: () => string;
}

/** Sources of pictures; a placeholder of the same size where the picture is private or its source too long. */
export function createImages({ write, mirrorOf, baseUrl }: Options) {
  const tell = (image: HTMLImageElement) => {
    const mirror = mirrorOf(image);
    if (!mirror) return;
    // What the browser chose of a `srcset` or `<picture>`.
    const source = image.currentSrc || image.src;
    const isPrivate = mirror.level !== Level.plain || OWN_PICTURE.test(source);
    const shown = isPrivate || source.length > MAX_IMAGE_SOURCE_LENGTH ? PLACEHOLDER : source;
    if (shown !== '') write(messages.SetNodeAttributeURLBased, mirror.id, 'src', shown, baseUrl());
    if (shown === image.src) return;
    // A file for dense screens has more pixels than its place.
    const { width, height } = image.getBoundingClientRect();
    if (width === 0) return;
    write(messages.SetNodeAttribute, mirror.id, 'width', String(Math.round(width)));
    write(messages.SetNodeAttribute, mirror.id, 'height', String(Math.round(height)));
  };
  const handleLoad = ({ target }: Event) => {
    if ((target as Node | null)?.nodeName === 'IMG') tell(target as HTMLImageElement);
  };
  return {
    onElement(element: Element) {
      if (element.tagName === 'IMG' && (element as HTMLImageElement).complete)
        tell(element as HTMLImageElement);
    },
    watch: (({ document }) => listen(document, ['load'], handleLoad)) satisfies WatchEvents,
  };
}
