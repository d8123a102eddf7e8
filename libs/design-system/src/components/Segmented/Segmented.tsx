import { styled } from 'styled-components';
import { controlFrame, focusRing, inputOverDrawing, selectedFill } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, radius } from '../../theme/tokens';
import { useChoices, type RadioChoicesProps } from '../form/Field/useChoices';
import { FieldGroup } from '../form/FieldGroup/FieldGroup';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  ${controlFrame}
  &:has(:focus-visible) {
    ${focusRing}
  }
  &[data-invalid='true'] {
    border: 2px solid ${color.danger};
  }
  /* The shadow of a part draws the line in the gap before it, in rows and in columns. */
  > label {
    position: relative;
    flex: 1 1 0;
    min-width: min-content;
    box-shadow: 0 0 0 1px ${color.line};
  }
  input {
    ${inputOverDrawing}
    cursor: pointer;
  }
  ${media.largeText} {
    > label {
      flex-basis: 100%;
    }
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  min-height: 46px;
  height: 100%;
  padding: 4px 8px;
  font-size: ${font.s};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: break-word;
  :checked + & {
    border-radius: calc(${radius.control} - 1px);
    box-shadow: inset 0 0 0 2px ${color.secondaryEdge};
    ${selectedFill}
  }
  :disabled + & {
    background: ${color.sunken};
    color: ${color.textMuted};
  }
  ${media.forcedColors} {
    :checked + & {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** Two to four radios side by side. */
export function Segmented({ options, ...props }: RadioChoicesProps) {
  const { group, inputOf } = useChoices(props);
  return (
    <FieldGroup {...group}>
      <Root data-invalid={Boolean(props.error)}>
        {options.map((choice) => (
          <label key={choice.value}>
            <input {...inputOf(choice)} />
            <Face>{choice.label}</Face>
          </label>
        ))}
      </Root>
    </FieldGroup>
  );
}
