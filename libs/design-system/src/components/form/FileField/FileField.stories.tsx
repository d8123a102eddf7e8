import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { fileSize, type FileProblem } from './checkFiles';
import { FileField, type FileFieldProps } from './FileField';
import { type FileItem } from './FileRow';
import { preparePicture } from './preparePicture';

const words: Record<FileProblem, string> = {
  wrongType: 'Envoyez une photo ou un PDF.',
  empty: 'Ce fichier est vide.',
  tooLarge: 'Ce fichier dépasse 5 Mo. Choisissez-en un plus léger.',
  tooMany: 'Deux fichiers suffisent.',
};

function Passport({ items: first, error: firstError, ...props }: FileFieldProps) {
  const [items, setItems] = useState(first);
  const [problem, setProblem] = useState<FileProblem>();
  const without = (id: string) => setItems((all) => all.filter((item) => item.id !== id));
  return (
    <FileField
      {...props}
      items={items}
      error={problem ? words[problem] : firstError}
      onAdd={(files) => {
        setProblem(undefined);
        const added = files.map((file): FileItem => ({
          id: file.name,
          name: file.name,
          status: 'sending',
          progress: 0.4,
          note: fileSize(file.size, 'fr'),
          file,
        }));
        setItems((all) => [...all, ...added]);
      }}
      onReject={([one]) => setProblem(one?.problem)}
      onRemove={without}
      onCancel={without}
      onRetry={(id) =>
        setItems((all) =>
          all.map((item) => (item.id === id ? { ...item, status: 'sending', progress: 0.1 } : item)),
        )
      }
    />
  );
}

Passport.displayName = 'FileField';

const meta = {
  title: 'Fields/FileField',
  component: FileField,
  args: {
    label: 'Passeport',
    hint: 'La page qui porte votre photographie. Photo ou PDF, 5 Mo au plus.',
    labels: {
      choose: 'Choisir un fichier',
      camera: 'Prendre une photo',
      drop: 'ou déposez-le ici',
      remove: (name) => `Retirer ${name}`,
      cancel: (name) => `Arrêter l’envoi de ${name}`,
      retry: (name) => `Renvoyer ${name}`,
    },
    items: [],
    accept: 'image/*,.pdf',
    maxSize: 5_000_000,
    maxCount: 2,
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
  render: (args) => <Passport {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

const sending: FileItem = {
  id: '1',
  name: 'passeport.jpg',
  status: 'sending',
  progress: 0.6,
  note: '2,4 Mo',
};
const failed: FileItem = {
  id: '2',
  name: 'passeport-verso.pdf',
  status: 'failed',
  note: 'L’envoi s’est arrêté.',
};
const sent: FileItem = { id: '3', name: 'passeport.jpg', status: 'sent', note: 'Envoyé' };

const chosen: FileItem = { id: '4', name: 'passeport.pdf', status: 'chosen', note: '2,4 Mo' };

export const Empty: Story = {};
/** Sent with the form: nothing is under way. */
export const Chosen: Story = { args: { items: [chosen] } };
export const Sending: Story = { args: { items: [sending] } };
export const Failed: Story = { args: { items: [failed] } };
/** Between two tries: it goes on by itself. */
export const Waiting: Story = {
  args: {
    items: [{ ...failed, status: 'waiting', note: 'La connexion s’est interrompue. L’envoi reprendra.' }],
  },
};
export const FailedForGood: Story = {
  args: { items: [{ ...failed, isFinal: true, note: 'Ce fichier ne peut pas être lu.' }] },
};
export const Sent: Story = { args: { items: [sent], maxCount: 1 } };
export const SeveralDark: Story = {
  args: { items: [sent, failed], maxCount: 3 },
  globals: { brand: 'bleu' },
};
export const Missing: Story = { args: { error: 'Ajoutez une photo de votre passeport.' } };
export const LongWordsOnSmallPhone: Story = {
  args: {
    label: 'Copie de la pièce d’identité de la personne qui a réservé',
    items: [
      { ...failed, name: 'Numérisation_2026-11-24_passeport_de_Camille_Le_Goff_page_2.pdf' },
      { ...chosen, name: 'Autorisation_parentale_signée_par_les_deux_parents.pdf' },
      sending,
    ],
    maxCount: 4,
  },
  globals: { viewport: { value: 'small' }, brand: 'riad' },
};

/** A small photograph with what a camera writes beside it: held sideways, and where it was taken. */
async function aPhotograph(): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 30 });
  const paint = canvas.getContext('2d');
  if (paint) {
    Object.assign(paint, { fillStyle: '#fff' }).fillRect(0, 0, 60, 30);
    Object.assign(paint, { fillStyle: '#c03' }).fillRect(0, 0, 30, 30);
  }
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const bytes = new Uint8Array(await (drawn ?? new Blob()).arrayBuffer());
  // "Exif", then TIFF with one entry: orientation 6, a quarter turn to the right; then words of a place.
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const words = [...new TextEncoder().encode('GPS 48.8584 2.2945')];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...words];
  const head = [0xff, 0xe1, 0, body.length + 2, ...body];
  return new Blob([bytes.slice(0, 2), new Uint8Array(head), bytes.slice(2)], { type: 'image/jpeg' });
}

/** What leaves the device: upright, smaller, and nothing in it but the picture. */
export const PreparedPicture: Story = {
  play: async () => {
    const photograph = await aPhotograph();
    const text = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());
    await expect(await text(photograph)).toContain('GPS 48.8584');
    const prepared = await preparePicture(photograph, 40);
    await expect(await text(prepared)).not.toMatch(/Exif|GPS/);
    await expect(prepared.type).toBe('image/jpeg');
    const picture = await createImageBitmap(prepared);
    await expect([picture.width, picture.height]).toEqual([20, 40]);
    // Its left half was red: turned to the right, that is the upper one.
    const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 40 });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const redAt = (y: number) => context?.getImageData(10, y, 1, 1).data.slice(0, 2).join() ?? '';
    await expect(Number(redAt(5).split(',')[0])).toBeGreaterThan(150);
    await expect(Number(redAt(5).split(',')[1])).toBeLessThan(60);
    await expect(Number(redAt(35).split(',')[0])).toBeGreaterThan(200);
    await expect(Number(redAt(35).split(',')[1])).toBeGreaterThan(200);
    await expect(preparePicture(new Blob(['no picture'], { type: 'image/jpeg' }))).rejects.toThrow();
  },
};

/** A picture drawn here stands for the photograph of a guest. */
export const ChosenPicture: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = document.createElement('canvas');
    Object.assign(picture, { width: 80, height: 40 });
    const paint = picture.getContext('2d');
    if (paint) Object.assign(paint, { fillStyle: '#c96f4a' }).fillRect(0, 0, 80, 40);
    const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
    const file = new File([blob ?? ''], 'facade.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Choisir un fichier/), file);
    await expect(await canvas.findByText('facade.png')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    const file = new File([''], 'photo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Choisir un fichier/), file);
    await expect(await canvas.findByText(words.empty)).toBeVisible();
  },
};
export const TooLarge: Story = {
  play: async ({ canvas }) => {
    const file = new File([new Uint8Array(5_000_001)], 'photo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Choisir un fichier/), file);
    await expect(await canvas.findByText(words.tooLarge)).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: { items: [failed, sending], maxCount: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Renvoyer passeport-verso.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/Choisir un fichier/)).toHaveFocus();
  },
};

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const LargeText: Story = { ...Empty, ...largeText };
