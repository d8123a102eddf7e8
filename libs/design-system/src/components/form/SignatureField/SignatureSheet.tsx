import { useEffect, useEffectEvent, useRef } from 'react';
import type SignaturePad from 'signature_pad';
import { attachPad, isSigned, signatureImage, type SignatureStrokes } from './signaturePad';
import { Ink } from './SignatureField.styles';

/** A drawn signature: the picture, and the strokes to draw it again. */
export interface DrawnSignature {
  image: string;
  strokes: SignatureStrokes;
}

interface SignatureSheetProps {
  /** Name and state of the drawing. */
  label: string;
  first?: SignatureStrokes;
  /** The longest picture, in characters of its data address. */
  maxLength?: number;
  onDrawn: (signature: DrawnSignature | undefined) => void;
  /** Called when the library could not be loaded. */
  onFail: () => void;
}

/** The canvas. Loads the drawing library when it is mounted. */
export function SignatureSheet({ label, first, maxLength, onDrawn, onFail }: SignatureSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const begin = useRef(first);
  const report = useEffectEvent((Pad: typeof SignaturePad, strokes: SignatureStrokes) => {
    onDrawn(isSigned(strokes) ? { image: signatureImage(Pad, strokes, maxLength), strokes } : undefined);
  });
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    let isGone = false;
    let detach = () => {};
    void import('signature_pad')
      .then(({ default: Pad }) => {
        if (isGone || !canvas.current) return;
        detach = attachPad(Pad, canvas.current, begin.current, (strokes) => report(Pad, strokes));
      })
      .catch(() => {
        if (!isGone) fail();
      });
    return () => {
      isGone = true;
      detach();
    };
  }, []);

  return <Ink ref={canvas} role="img" aria-label={label} />;
}
