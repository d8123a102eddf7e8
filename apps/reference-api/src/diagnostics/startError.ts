/** Something the operator has to put right; its message is the one line they read. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
