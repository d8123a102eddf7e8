import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { Erase, Other, Prompt, Sheet, Switch, Typed } from './SignatureField.styles';
import { SignatureSheet, type DrawnSignature } from './SignatureSheet';

/** A signature: drawn, as a PNG data address with the strokes to draw it again, or a typed name. */
export type SignatureValue = ({ mode: 'drawn' } & DrawnSignature) | { mode: 'typed'; name: string };

/** The words of a `SignatureField`. */
export interface SignatureLabels {
  /** "Sign with your finger". */
  draw: string;
  /** Said of the drawing: "Not signed yet", "Signed". */
  empty: string;
  signed: string;
  clear: string;
  /** "Your first and last name". */
  typed: string;
  /** The way to the keyboard, and its question: "Prefer the keyboard?", "Type my name". */
  typeQuestion?: string;
  typeInstead: string;
  /** The way back: "Sign with my finger". */
  drawInstead: string;
}

/** Properties of `SignatureField`: it keeps its own ink, so it starts from a value rather than following one. */
export interface SignatureFieldProps {
  label: string;
  labels: SignatureLabels;
  defaultValue?: SignatureValue;
  /** The signature as it now is; nothing when there is none. */
  onValueChange?: (value: SignatureValue | undefined) => void;
  marker?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The autofill token of the typed name: the guest's own, unless somebody else signs. */
  autoComplete?: string;
  /** The longest picture of a drawn one, in characters of its data address: it is made smaller until it fits. */
  maxImageLength?: number;
  /** The longest name that can be typed. */
  maxLength?: number;
  /** The group's id, where an error summary leads. */
  id?: string;
}

/** A signature by finger, pen or mouse, or by a typed name. */
export function SignatureField({
  label,
  labels,
  defaultValue,
  onValueChange,
  marker,
  hint,
  error,
  autoComplete = 'name',
  maxImageLength,
  maxLength = 120,
  id,
}: SignatureFieldProps) {
  const inputId = useId();
  const [mode, setMode] = useState(defaultValue?.mode ?? 'drawn');
  const [drawn, setDrawn] = useState(defaultValue?.mode === 'drawn' ? defaultValue : undefined);
  const [name, setName] = useState(defaultValue?.mode === 'typed' ? defaultValue.name : '');
  /* A new sheet: its number changes when the old one is cleared. */
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

  return (
    <FieldGroup {...{ legend: label, marker, hint, error, id }} gap={0}>
      <Sheet data-invalid={Boolean(error)}>
        {mode === 'typed' ? (
          <>
            <Typed
              ref={input}
              id={inputId}
              type="text"
              autoComplete={autoComplete}
              maxLength={maxLength}
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
