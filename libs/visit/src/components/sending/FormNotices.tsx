import type { useKeptForm } from '../../hooks/useKeptForm';
import { lazyPart } from '../lazyPart';
import { SendFailure } from './SendFailure';
import { Words } from './Words';

// Few guests have one that was refused or is late. Where its file does not load they see it the next time.
const Unread = lazyPart(async () => (await import('./Unread')).Unread, {
  whileLoading: null,
  fallback: () => null,
});

interface FormNoticesProps<Body, Receipt> {
  form: ReturnType<typeof useKeptForm<Body, Receipt>>;
  /** What the guest said in an earlier one; its label stands for it where they only tapped. */
  wordsOf: (body: Body) => string;
  /** Of the failure; see `SendFailure`. */
  title?: string;
  role?: 'alert' | 'group';
}

/** Above the fields of a form: what the hotel did not take, and what else waits for the guest. */
export function FormNotices<Body, Receipt>({ form, wordsOf, ...failing }: FormNoticesProps<Body, Receipt>) {
  const { status, failure, kept, unread } = form;
  return (
    <>
      {status === 'refused' && failure && (
        <SendFailure {...failing} failure={failure} attempt={kept?.tries} />
      )}
      {unread && (
        <Unread submission={unread} onWithdraw={form.removeUnread} onSend={() => void form.sendUnread()}>
          <Words text={(unread.body && wordsOf(unread.body)) || unread.label} />
        </Unread>
      )}
    </>
  );
}
