import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Row, Text } from '@guest/design-system';
import { useChange, useParticipant, useTest } from './overlayContext';

/** Gives the test up, after a second press: what was filmed cannot come back. */
export function AbortSession() {
  const { t } = useTranslation('uxt');
  const isAsked = useTest((state) => state.isAskedToAbort);
  const change = useChange();
  const { abort } = useParticipant();
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // The button that was pressed has gone.
    if (wasAsked.current !== isAsked) first.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const ask = (isOpen: boolean) => change((state) => void (state.isAskedToAbort = isOpen));
  if (!isAsked)
    return (
      <Button ref={first} hierarchy="quaternary" size="s" onClick={() => ask(true)}>
        {t('widget.abort')}
      </Button>
    );
  return (
    <div role="group" aria-labelledby="uxt-abort">
      <Text id="uxt-abort" size="s">
        {t('widget.abortSure')}
      </Text>
      <Row gap={2}>
        <Button hierarchy="secondary" size="s" onClick={abort}>
          {t('widget.abortYes')}
        </Button>
        <Button ref={first} hierarchy="quaternary" size="s" onClick={() => ask(false)}>
          {t('widget.abortNo')}
        </Button>
      </Row>
    </div>
  );
}
