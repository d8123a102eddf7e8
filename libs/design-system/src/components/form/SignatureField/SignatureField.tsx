import { useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/Button';
import { type FieldProps } from '../Field/Field';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { Erase, Other, Prompt, Sheet, Switch, Typed } from './SignatureField.styles';
import { SignatureSheet, type DrawnSignature } from './SignatureSheet';
import { type NativeProps } from '../../../internal/native';

/** A signature: drawn, as a PNG data address with the strokes to draw it again, or a typed name. */
export type SignatureValue = ({ mode: 'drawn' } & DrawnSignature) | { mode: 'typed'; name: string };

/** The texts of a `SignatureField`. */
export interface SignatureLabels {
  /** "Sign with your finger". */
  draw: string;
  /** The state of the drawing: "Not signed yet", "Signed". */
  empty: string;
  /** The state of a finished drawing: "Signed". */
  signed: string;
  /** The button that empties the sheet. */
  clear: string;
  /** "Your first and last name". */
  typed: string;
  /** The button to the typed name, and the question before it: "Prefer the keyboard?", "Type my name". */
  typeQuestion?: string;
  /** The button to the typed name: "Type my name". */
  typeInstead: string;
  /** The button back to drawing: "Sign with my finger". */
  drawInstead: string;
}

/** The field keeps its own ink, so it starts from a value and does not follow one. */
export interface SignatureFieldProps
  extends
    Omit<FieldProps, 'isLabelHidden'>,
    Omit<NativeProps<'fieldset'>, keyof FieldProps | 'defaultValue'> {
  /** Names the group and the drawing. */
  label: string;
  /** The words of the sheet and its buttons. */
  labels: SignatureLabels;
  /** The signature to start from. A new `key` starts again. */
  defaultValue?: SignatureValue;
  /** The signature, or undefined when there is none. */
  onValueChange?: (value: SignatureValue | undefined) => void;
  /** The autofill token of the typed name. Default: the guest's own name. */
  autoComplete?: string;
  /** Limit for the picture of a drawn signature, in characters of its data address. It is scaled down to fit. */
  maxImageLength?: number;
  /** Limit for a typed name, in characters. */
  maxLength?: number;
  /** The id of the group, for links from an `ErrorSummary`. */
  id?: string;
}

/** The way to sign, the drawn and the typed signature, and where the focus moves after a button disappears. */
function useSignature(
  defaultValue: SignatureValue | undefined,
  onValueChange: SignatureFieldProps['onValueChange'],
) {
  const [mode, setMode] = useState(defaultValue?.mode ?? 'drawn');
  const [drawn, setDrawn] = useState(defaultValue?.mode === 'drawn' ? defaultValue : undefined);
  const [name, setName] = useState(defaultValue?.mode === 'typed' ? defaultValue.name : '');
  /* The key of the drawing. A new one clears it. */
  const [sheet, setSheet] = useState(0);
  const switcher = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    (mode === 'typed' ? input : switcher).current?.focus();
  }, [mode, sheet]);

  const draw = (signature: DrawnSignature | undefined) => {
    const value = signature && { mode: 'drawn' as const, ...signature };
    setDrawn(value);
    onValueChange?.(value);
  };
  const type = (text: string) => {
    setName(text);
    onValueChange?.(text.trim() ? { mode: 'typed', name: text.trim() } : undefined);
  };
  const handleClear = () => {
    wantsFocus.current = true;
    setSheet(sheet + 1);
    draw(undefined);
  };
  const handleSwitch = () => {
    wantsFocus.current = true;
    if (mode === 'drawn') {
      setMode('typed');
      type(name);
    } else {
      setMode('drawn');
      draw(drawn);
    }
  };
  return { mode, setMode, drawn, name, sheet, switcher, input, draw, type, handleClear, handleSwitch };
}

/** A signature by finger, pen or mouse, or by a typed name. */
export function SignatureField({ label, labels, marker, hint, error, ...props }: SignatureFieldProps) {
  const {
    autoComplete = 'name',
    maxLength = 120,
    maxImageLength,
    defaultValue,
    onValueChange,
    ...rest
  } = props;
  const signature = useSignature(defaultValue, onValueChange);
  const { mode, setMode, drawn, name, sheet, switcher, input, draw, type, handleClear, handleSwitch } =
    signature;

  return (
    <FieldGroup {...rest} {...{ legend: label, marker, hint, error }} gap={0}>
      <Sheet data-invalid={Boolean(error)}>
        {mode === 'typed' ? (
          <>
            <Typed
              ref={input}
              type="text"
              {...{ autoComplete, maxLength }}
              aria-label={labels.typed}
              aria-invalid={error ? true : undefined}
              value={name}
              onChange={(event) => type(event.currentTarget.value)}
            />
            <Prompt aria-hidden="true">{labels.typed}</Prompt>
          </>
        ) : (
          <>
            <SignatureSheet
              key={sheet}
              label={`${label}, ${drawn ? labels.signed : labels.empty}`}
              first={drawn?.strokes}
              maxLength={maxImageLength}
              onDrawn={draw}
              onFail={() => setMode('typed')}
            />
            <Prompt>{labels.draw}</Prompt>
            {drawn && (
              <Erase>
                <Button hierarchy="quaternary" size="s" onClick={handleClear}>
                  {labels.clear}
                </Button>
              </Erase>
            )}
          </>
        )}
      </Sheet>
      <Other>
        {mode === 'drawn' && labels.typeQuestion && <span>{labels.typeQuestion}</span>}
        <Switch ref={switcher} type="button" onClick={handleSwitch}>
          {mode === 'drawn' ? labels.typeInstead : labels.drawInstead}
        </Switch>
      </Other>
    </FieldGroup>
  );
}
