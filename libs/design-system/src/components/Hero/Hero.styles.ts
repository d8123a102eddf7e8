import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, heroFill, heroPattern, scrim, space } from '../../theme/tokens';

export const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: 368px;
  overflow: hidden;
  background: ${heroPattern}, ${heroFill};
  background-position:
    50% 0,
    0 0,
    0 0;
  background-size: 120px, cover, cover;
  color: #fff;
  &[data-size='s'] {
    min-height: 260px;
  }
  :focus-visible {
    outline-color: #fff;
  }
  ${media.belowLg} {
    &[data-words='below'] {
      min-height: 0;
      background: none;
      color: ${color.text};
    }
  }
  ${media.lg} {
    min-height: 372px;
    &[data-size='s'] {
      min-height: 280px;
    }
    &[data-picture='true'] {
      background: rgb(var(--ds-scrim));
    }
    /* The picture fades into the veil behind the text. */
    &[data-picture='true']::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      background: linear-gradient(
        90deg,
        rgb(var(--ds-scrim)) 34%,
        ${scrim(0.72)} 47%,
        ${scrim(0.18)} 60%,
        transparent 70%
      );
    }
  }
`;

export const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  img {
    object-position: 50% 62%;
  }
  ${media.belowLg} {
    [data-words='below'] > & {
      position: relative;
      aspect-ratio: 4 / 3;
      width: 100%;
      max-height: 56vh;
      background: ${heroPattern}, ${heroFill};
    }
    /* Without a picture the backdrop only carries the top bar. */
    [data-words='below'][data-picture='false'] > & {
      aspect-ratio: auto;
      height: 168px;
    }
  }
  ${media.lg} {
    left: auto;
    width: 70%;
    img {
      object-position: 50% 70%;
    }
  }
`;

export const Top = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  /* In wide windows the content ends where the page ends. */
  padding: ${space.s3} max(6px, 50vw - 570px) 28px max(${space.gutter}, 50vw - 560px);
  background: linear-gradient(${scrim(0.76)}, ${scrim(0.64)} 56px, transparent);
  [data-picture='false'] > & {
    background: linear-gradient(${scrim(0.36)}, transparent);
  }
  /* The logo shrinks, the actions do not. */
  > :not(:first-child) {
    flex: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

/* The veil belongs to the text, so it grows with the text. */
export const Words = styled.div`
  width: 100%;
  margin-top: auto;
  padding: 64px ${space.gutter} 32px;
  background: linear-gradient(transparent, ${scrim(0.64)} 72px, ${scrim(0.92)});
  [data-picture='false'] > & {
    background: linear-gradient(transparent, ${scrim(0.2)} 72px, ${scrim(0.42)});
  }
  [data-overlapped='true'] > & {
    padding-bottom: 70px;
  }
  ${media.belowLg} {
    [data-words='below'] > && {
      max-width: calc(680px + 2 * ${space.gutter});
      margin-inline: auto;
      padding: ${space.s6} ${space.gutter} 0;
      background: none;
    }
    [data-words='below'] > && > p {
      color: ${color.textMuted};
    }
  }
  > p {
    /* In em, because ch changes when the web font replaces the local font. */
    max-width: 20em;
    margin-top: 6px;
    font-size: ${font.s};
  }
  ${media.lg} {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: center;
    max-width: calc(1120px + 2 * ${space.gutter});
    margin-inline: auto;
    padding-block: ${space.s8};
    background: none;
    [data-picture='false'] > & {
      background: none;
    }
    [data-overlapped='true'] > & {
      padding-bottom: 88px;
    }
    > h1,
    > h2 {
      /* Ends where the veil becomes transparent. */
      max-width: min(13em, 40vw);
    }
    > p {
      margin-top: ${space.s3};
      font-size: ${font.m};
    }
  }
`;
