import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeLine, IconButton, LiftCard, Stack, StatusLine, Title } from '@guest/design-system';
import { useCopy } from '../hooks/useCopy';

interface OfferCodeProps {
  /** What the card is: "Your perk". */
  label: string;
  /** What a guest gets by it. Default: the label. */
  title?: ReactNode;
  /** To say, show or copy; undefined where the words alone are shown. */
  code: string | undefined;
  /** What to do with it, below the code. */
  children?: ReactNode;
}

/** What a place or partner gives to guests, as a voucher with its code. It needs no network. */
export function OfferCode({ label, title, code, children }: OfferCodeProps) {
  const hasFoot = Boolean(code || children);
  return (
    <LiftCard
      aria-label={label}
      head={title && label}
      foot={
        hasFoot && (
          <Stack gap={3}>
            {code && <Code code={code} />}
            {children}
          </Stack>
        )
      }
    >
      <Title as="h2" level="h3">
        {title || label}
      </Title>
    </LiftCard>
  );
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation('visit');
  const { outcome, copy } = useCopy<'copied'>();
  return (
    <div>
      <CodeLine
        term={t('code.term')}
        code={code}
        action={
          <IconButton
            icon={outcome === 'copied' ? 'check' : 'copy'}
            label={t('code.copy')}
            onClick={() => void copy(code, 'copied')}
          />
        }
      />
      <StatusLine isHidden={outcome !== 'failed'}>{outcome && t(`code.${outcome}`)}</StatusLine>
    </div>
  );
}
