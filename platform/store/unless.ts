/** Returns a handler that resolves to undefined for these system errors, and throws every other error. */
export const unless =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (!isSystemError(error) || !codes.includes(error.code)) throw error;
  };

export const unlessAbsent = unless('ENOENT', 'ENOTDIR', 'EISDIR');
export const unlessPresent = unless('EEXIST');

export const isSystemError = (error: unknown): error is { readonly code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
