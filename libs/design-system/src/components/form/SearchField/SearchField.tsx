import { useId } from 'react';
import { styled } from 'styled-components';
import { CloseIcon } from '../../../icons/generated/CloseIcon';
import { SearchIcon } from '../../../icons/generated/SearchIcon';
import { type NativeProps } from '../../../internal/native';
import { bareButton, controlFrame, focusRing } from '../../../internal/styles';
import { color } from '../../../theme/tokens';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';

export interface SearchFieldProps extends Omit<NativeProps<'input'>, 'type'> {
  /** Name of the field, for screen readers. */
  label: string;
  /** Name of the clear button. */
  clearLabel?: string;
  /** Clears the value, which the caller keeps. The button shows while there is a value. */
  onClear?: () => void;
}

const Root = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 48px;
  padding: 0 14px;
  ${controlFrame}
  color: ${color.textMuted};
  &:focus-within {
    ${focusRing}
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 46px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  outline: 0;
  text-overflow: ellipsis;
  /* Hides the native cross, which is small and has no name. */
  &::-webkit-search-cancel-button {
    display: none;
  }
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;

const Clear = styled.button`
  ${bareButton}
  display: grid;
  width: 44px;
  height: 44px;
  margin-inline: -4px -12px;
  &[hidden] {
    display: none;
  }
`;

/** A search field with a hidden label. */
export function SearchField({ label, clearLabel, onClear, id: givenId, ...input }: SearchFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root>
      <SearchIcon size={20} />
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      <Input autoComplete="off" enterKeyHint="search" {...input} id={id} type="search" />
      {onClear && (
        <Clear
          type="button"
          hidden={!input.value}
          aria-label={clearLabel}
          onClick={() => {
            onClear();
            // The button disappears with the text; the focus returns to the field.
            document.getElementById(id)?.focus();
          }}
        >
          <CloseIcon size={20} />
        </Clear>
      )}
    </Root>
  );
}
