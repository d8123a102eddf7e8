import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField, type FileFieldProps } from './FileField';
import { type FileItem } from './FileRow';

const labels = {
  choose: 'Choisir',
  camera: 'Photo',
  remove: (name: string) => `Retirer ${name}`,
  cancel: (name: string) => `Arrêter ${name}`,
  retry: (name: string) => `Renvoyer ${name}`,
};
const added = vi.fn();
const rejected = vi.fn();
const retried = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Passport({ first = [], ...props }: Partial<FileFieldProps> & { first?: FileItem[] }) {
  const [items, setItems] = useState(first);
  const without = (id: string) => setItems(items.filter((item) => item.id !== id));
  return (
    <FileField
      label="Passeport"
      labels={labels}
      accept="image/*"
      {...props}
      items={items}
      onAdd={(files) => {
        added(files.map((file) => file.name));
        setItems([...items, ...files.map(({ name }) => ({ id: name, name, status: 'sent' as const }))]);
      }}
      onReject={(all) => rejected(all.map(({ problem }) => problem))}
      onRemove={without}
      onCancel={without}
      onRetry={retried}
    />
  );
}

const picture = (name = 'a.png', size = 5) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const chooser = () => screen.getByLabelText('Choisir');

describe('FileField', () => {
  it('opens the camera or the files, whichever is pressed', () => {
    render(<Passport />);
    expect(screen.getByRole('group', { name: 'Passeport' })).toBeInTheDocument();
    expect(screen.getByLabelText('Photo')).toHaveAttribute('capture', 'environment');
    expect(chooser()).not.toHaveAttribute('capture');
    expect(chooser()).toHaveAttribute('accept', 'image/*');
    expect(chooser()).not.toHaveAttribute('multiple');
  });

  it('shows a file that is sent with the form by its name, its size and a button to remove it', async () => {
    render(<Passport first={[{ id: '1', name: 'a.pdf', status: 'chosen', note: '2,4 Mo' }]} />);
    expect(screen.getByText('a.pdf')).toBeVisible();
    expect(screen.getByText('2,4 Mo')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer a.pdf' }));
    expect(screen.queryByText('a.pdf')).toBeNull();
  });

  it('reports a file above the largest size', async () => {
    render(<Passport maxSize={10} />);
    await userEvent.upload(chooser(), picture('a.png', 11));
    expect(rejected).toHaveBeenCalledWith(['tooLarge']);
    expect(added).not.toHaveBeenCalled();
  });

  it('takes a file, then has no more room', async () => {
    render(<Passport />);
    await userEvent.upload(chooser(), picture());
    expect(added).toHaveBeenCalledWith(['a.png']);
    expect(screen.getByText('a.png')).toBeInTheDocument();
    expect(chooser()).not.toBeVisible();
    expect(screen.getByRole('list')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer a.png' }));
    expect(screen.queryByText('a.png')).toBeNull();
    expect(chooser()).toHaveFocus();
  });

  it('takes dropped files and refuses those that do not fit', () => {
    render(<Passport maxCount={2} />);
    const text = new File(['x'], 'b.txt', { type: 'text/plain' });
    fireEvent.drop(chooser(), { dataTransfer: { files: [picture(), text, picture('c.png', 0)] } });
    expect(added).toHaveBeenCalledWith(['a.png']);
    expect(rejected).toHaveBeenCalledWith(['wrongType', 'empty']);
  });

  it('shows how far a file is, and stops or sends it again', async () => {
    render(
      <Passport
        maxCount={4}
        first={[
          { id: '1', name: 'a.png', status: 'sending', progress: 0.42 },
          { id: '2', name: 'b.png', status: 'failed', note: 'Arrêté' },
          { id: '3', name: 'c.png', status: 'sending', progress: Number.NaN },
          { id: '4', name: 'd.png', status: 'waiting', note: 'Plus tard' },
        ]}
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'a.png' })).toHaveAttribute('value', '42');
    expect(screen.getByRole('progressbar', { name: 'c.png' })).toHaveAttribute('value', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer b.png' }));
    expect(retried).toHaveBeenCalledWith('2');
    // The button goes with the failure; the keyboard does not.
    const row = screen.getByText('b.png').closest('li');
    expect(row).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer d.png' }));
    expect(retried).toHaveBeenCalledWith('4');
    await userEvent.click(screen.getByRole('button', { name: 'Arrêter a.png' }));
    expect(screen.queryByText('a.png')).toBeNull();
  });
});
