import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { type NativeProps } from '../../internal/native';

export interface ListBesideMapProps extends NativeProps<'div'> {
  /** Search and filters, above list and map. */
  head: ReactNode;
  /** The list. */
  children: ReactNode;
  /** A `MapSlot` with `height="beside"`. */
  map: ReactNode;
  /** Id of the map's part of the page, to scroll to. */
  mapId?: string;
  /** Under 992 px: shows the map above the list. From 992 px it is always beside it. */
  isMapShown: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  align-items: start;
  ${media.lg} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 42%);
    gap: ${space.s4} ${space.s8};
  }
`;

/* Without a box of its own on phones: what is sticky in it stays over the whole list. */
const Head = styled.div`
  display: contents;
  ${media.lg} {
    display: grid;
    gap: ${space.s4};
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

const Map = styled.div`
  min-width: 0;
  scroll-margin-top: 140px;
  &[data-shown='false'] {
    display: none;
  }
  ${media.lg} {
    position: sticky;
    top: ${space.s6};
    grid-area: 1 / 2 / 3;
    &[data-shown='false'] {
      display: block;
    }
  }
`;

const Main = styled.div`
  min-width: 0;
  ${media.lg} {
    grid-area: 2 / 1;
  }
`;

/** A list and its map: side by side in wide windows, the map above the list at the guest's wish elsewhere. */
export function ListBesideMap({ head, children, map, mapId, isMapShown, ...rest }: ListBesideMapProps) {
  const mapPart = (
    <Map id={mapId} data-shown={isMapShown}>
      {map}
    </Map>
  );
  return (
    <Root {...rest}>
      <Head>{head}</Head>
      {/* The focus goes through them in the order in which they are shown. The list never moves: it may be long. */}
      {isMapShown && mapPart}
      <Main>{children}</Main>
      {!isMapShown && mapPart}
    </Root>
  );
}
