import type { DocumentVault, FieldCipher, Storage } from '@guest/reference-backend';
import type { Config } from '../config/config';
import { prepareDataFolder, readOrCreateSecret } from '../config/dataFolder';
import { readDocumentKeys } from '../documents/documentKeys';
import { createFieldCipher } from '../documents/fieldCipher';
import { createFolderVault } from '../documents/folderVault';
import { openStorage } from './openStorage';

/** Opens what server and command line both need. */
export async function openBackendParts(
  config: Config,
): Promise<{ storage: Storage; secret: string; vault: DocumentVault; cipher: FieldCipher }> {
  const { databaseUrl, serverSecret, documentKeys, dataDir } = config;
  const isKeptElsewhere = [databaseUrl, serverSecret, documentKeys].every((setting) => setting !== undefined);
  if (!isKeptElsewhere) prepareDataFolder(dataDir);
  const secret = serverSecret ?? readOrCreateSecret(dataDir);
  const keys = readDocumentKeys(documentKeys, dataDir);
  const vault = createFolderVault(config.documentDir, keys);
  return { storage: await openStorage(config), secret, vault, cipher: createFieldCipher(keys) };
}
