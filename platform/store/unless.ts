/** Returns a handler that resolves to undefined for these system errors, and throws every other error. */
export const unless =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (!isSystemError(error) || !codes.includes(error.code)) throw error;
  };

/** Handles the error of a file or folder that does not exist. */
export const unlessAbsent = unless('ENOENT', 'ENOTDIR', 'EISDIR');
/** Handles the error of a file or folder where a symbolic link is read. */
export const unlessNoLink = unless('EINVAL');
/** Handles the error of a file that exists already. */
export const unlessPresent = unless('EEXIST');

/** Handles the error of a disk or a folder that this user cannot write. */
export const unlessReadOnly = unless('EROFS', 'EACCES', 'EPERM');

/** Handles the error of a change that only the owner of a file, or the administrator, may make. */
export const unlessNotOwner = unless('EPERM');

/** Whether an error is of the system, such as `ENOENT`. */
export const isSystemError = (error: unknown): error is { readonly code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
