import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RecordingServer } from '../setup/startRecordingServer';

interface TestOptions {
  reqCamera?: boolean;
  reqMic?: boolean;
  tasks?: object[];
}

const tasks = [
  { task_id: 1, title: 'Trouvez le petit-déjeuner', description: 'Cherchez-le dans les services.' },
  { task_id: 2, title: 'Dites ce que vous en pensez', allow_typing: true },
];

/** Imports a usability test as a researcher does. */
export function importTest(server: RecordingServer, more: TestOptions = {}): void {
  const file = path.join(server.folder, 'test.json');
  const test = {
    id: 'breakfast',
    title: 'Le petit-déjeuner',
    description: 'Dix minutes.',
    guidelines: 'Prenez votre temps.',
    conclusion: 'À bientôt.',
    tasks,
    ...more,
  };
  writeFileSync(file, JSON.stringify(test));
  server.run('uxt', 'import', file);
}

export const words = {
  region: 'Test d’utilisation',
  agree: 'Lire les consignes pour commencer',
  begin: 'Commencer le test',
  next: 'Fini, suivante',
  finish: 'Fini',
  end: 'Terminer la session',
  abort: 'Abandonner le test',
  answer: 'Votre réponse',
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The panel with its tasks. */
export const panel = (page: Page) => page.getByRole('region', { name: words.region });
