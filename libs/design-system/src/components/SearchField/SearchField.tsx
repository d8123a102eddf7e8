import { useId } from 'react';
import { styled } from 'styled-components';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { SearchIcon } from '../../icons/generated/SearchIcon';
import { bareButton } from '../../internal/bareButton';
import { type NativeProps } from '../../internal/native';
import { color, radius } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Properties of `SearchField`. */
export interface SearchFieldProps extends Omit<NativeProps<'input'>, 'type'> {
  /** What is searched, for those who listen. */
  label: string;
  /** What the button that empties it does. */
  clearLabel?: string;
  /** Empties it, where the caller keeps its value; the button is there while there is one. */
  onClear?: () => void;
}

const Root = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 48px;
  padding: 0 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.textMuted};
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
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
  /* Browsers draw a cross of their own: blue, small and without a name. */
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
`;

/** Search as you type; the label is heard, the placeholder gives examples. */
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
      {onClear && input.value ? (
        <Clear
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            onClear();
            // The button goes with the words: one searches on.
            document.getElementById(id)?.focus();
          }}
        >
          <CloseIcon size={20} />
        </Clear>
      ) : null}
    </Root>
  );
}
