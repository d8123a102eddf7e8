import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadTexts } from '@guest/i18n';
import type { SubmissionFailure } from '@guest/submission';
import { visitTexts } from '../../texts';
import { Expired } from './Expired';
import { Outcome } from './Outcome';
import { SendFailure } from './SendFailure';
import { failureReason, type ShownSubmission } from './submission';
import { Unread } from './Unread';
import { Waiting } from './Waiting';
import { Words } from './Words';

afterEach(cleanup);

async function show(part: ReactNode, language: 'fr' | 'en' = 'en') {
  const sources = { visit: visitTexts };
  const i18n = createI18n({ language, sources, loaded: await loadTexts(sources, ['visit'], language) });
  const wrap = (children: ReactNode) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  const view = render(wrap(<main>{part}</main>));
  return { user: userEvent.setup(), change: (next: ReactNode) => view.rerender(wrap(<main>{next}</main>)) };
}

const refused: SubmissionFailure = { kind: 'http', httpStatus: 422 };

it.each([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'unanswered'],
  [{ kind: 'http', httpStatus: 429 }, 'busy'],
  [{ kind: 'http', httpStatus: 408 }, 'unanswered'],
  [{ kind: 'http', httpStatus: 503 }, 'unanswered'],
  [{ kind: 'malformed' }, 'unanswered'],
  [refused, 'refused'],
] as [SubmissionFailure, string][])('%j is told as "%s"', (failure, reason) => {
  expect(failureReason(failure)).toBe(reason);
});

describe('a failure', () => {
  it('says why and that nothing is lost, and takes the focus at each try', async () => {
    const { change } = await show(<SendFailure failure={refused} attempt={1} />);
    const notice = screen.getByRole('alert');
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent(
      'The hotel could not accept it as it is. Nothing you typed is lost. Check what you typed, then send it again.',
    );
    notice.blur();
    change(<SendFailure failure={{ ...refused }} attempt={1} />);
    expect(notice).not.toHaveFocus();
    change(<SendFailure failure={refused} attempt={2} />);
    expect(notice).toHaveFocus();
  });

  it('can leave the announcement to the focus, under its own title', async () => {
    await show(
      <SendFailure failure={{ kind: 'offline' }} title="Votre avis n’est pas parti" role="group" />,
      'fr',
    );
    expect(screen.getByRole('group', { name: 'Votre avis n’est pas parti' }).textContent).toMatch(
      /actuellement indisponible\. .+ Rien de ce que vous avez saisi n’est perdu\.$/u,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what waits', () => {
  const waiting = (submission: Partial<ShownSubmission>, props: object = {}) => (
    <Waiting
      submission={{ status: 'waiting', ...submission }}
      title="Kept on this device"
      titleInPage="Not left yet"
      label="Your message"
      isOnDevice
      isBusy={false}
      isInVain={false}
      onRetry={() => {}}
      {...props}
    >
      <Words text={'Towels\n\nand a taxi'} />
    </Waiting>
  );

  it.each([
    [{}, 'It leaves by itself when the network returns.'],
    [{ deadline: 1 }, 'Should it take too long, we ask you first.'],
    [{ failure: { kind: 'timeout' } }, 'The hotel has not answered yet.'],
    [{ failure: { kind: 'http', httpStatus: 429 } }, 'Too many requests are arriving at the moment.'],
    [{ status: 'sending' }, 'It is on its way.'],
  ] as [Partial<ShownSubmission>, string][])('%j says what happens next', async (submission, text) => {
    await show(waiting(submission));
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.getByText('and a taxi')).toBeVisible();
  });

  it('is sent now where the guest wants it, and says so where that changed nothing', async () => {
    const onRetry = vi.fn();
    const { user, change } = await show(waiting({}, { onRetry }));
    await user.click(screen.getByRole('button', { name: 'Try again now' }));
    expect(onRetry).toHaveBeenCalledOnce();
    change(waiting({}, { isBusy: true, isInVain: true }));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Sending…');
    expect(screen.queryByText(/^Still no answer/u)).not.toBeInTheDocument();
    change(waiting({}, { isInVain: true }));
    expect(screen.getByText(/^Still no answer/u)).toHaveAttribute('role', 'status');
  });

  it('asks to leave the page open where the browser keeps nothing', async () => {
    await show(waiting({}, { isOnDevice: false }));
    expect(screen.getByRole('heading', { level: 1, name: 'Not left yet' })).toBeVisible();
    expect(screen.getByText(/^Your browser keeps nothing on this device/u)).toBeVisible();
  });

  it('that is late asks whether it is still wanted', async () => {
    const [onSend, onWithdraw] = [vi.fn(), vi.fn()];
    const { user } = await show(
      <Expired label="Message" isBusy={false} isInVain={false} onSend={onSend} onWithdraw={onWithdraw} />,
      'fr',
    );
    expect(screen.getByRole('heading', { name: /^Faut-il encore l’envoyer/u })).toBeVisible();
    expect(screen.getByText('À confirmer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'L’envoyer quand même' }));
    await user.click(screen.getByRole('button', { name: 'Ne pas l’envoyer' }));
    expect([onSend, onWithdraw].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  });
});

it('what was refused unseen is removed only once it was read', async () => {
  const onWithdraw = vi.fn();
  const { user } = await show(
    <>
      <h1>Write</h1>
      <Unread submission={{ status: 'refused' }} onWithdraw={onWithdraw} onSend={() => {}}>
        <Words text="Towels" />
      </Unread>
    </>,
  );
  expect(screen.queryByText('Towels')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete it' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read it again' }));
  expect(screen.getByText('Towels')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send it all the same' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(onWithdraw).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('what the hotel has is told once, in the title or below it', async () => {
  const { change } = await show(<Outcome title="It was sent" text="Somebody answers." actions={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('It was sent');
  change(
    <Outcome title="Thank you" status="It was sent" text="Somebody answers." note="Soon." actions={null} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('It was sent');
  expect(screen.getByText('Soon.')).toBeVisible();
});
