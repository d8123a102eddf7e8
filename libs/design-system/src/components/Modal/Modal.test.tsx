import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal, type ModalSize } from './Modal';

describe('Modal', () => {
  // jsdom has no modal dialogs; what they do is tested in Chromium by the stories.
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    vi.stubGlobal('scrollTo', vi.fn());
  });

  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

  it('is named by its title and opens as a modal dialog', () => {
    const { rerender } = render(
      <Modal isOpen={false} onClose={vi.fn()} title="Annuler ?" closeLabel="Fermer" />,
    );
    expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled();
    rerender(<Modal isOpen onClose={vi.fn()} title="Annuler ?" closeLabel="Fermer" />);
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
    expect(dialog()).toHaveAttribute('aria-labelledby', screen.getByText('Annuler ?').id);
  });

  it('has the usual width for a size nobody knows, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(
      <Modal isOpen size={'huge' as ModalSize} onClose={vi.fn()} title="Annuler ?" closeLabel="Fermer" />,
    );
    expect(dialog()).toHaveAttribute('data-size', 'm');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('closes when the browser closed it without asking', () => {
    const onClose = vi.fn();
    render(<Modal isOpen onClose={onClose} title="Annuler ?" closeLabel="Fermer" />);
    dialog().dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not take the cancel of a file field inside for its own', () => {
    const onClose = vi.fn();
    render(
      <Modal isOpen onClose={onClose} title="Annuler ?" closeLabel="Fermer">
        <input type="file" aria-label="Photo" />
      </Modal>,
    );
    screen.getByLabelText('Photo').dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
