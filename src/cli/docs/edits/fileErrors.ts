import { CommandError } from "../Command";

/** Whether the file system has refused something: no rights, no space, a name that is too long. */
export const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === "object" && error !== null && "code" in error && "syscall" in error;

/** Does work with files; what the file system refuses is told to the author, with `consequence`. */
export function withFileErrors<Result>(work: () => Result, consequence: string): Result {
  try {
    return work();
  } catch (error) {
    throw isFileError(error) ? new CommandError(`${error.message}. ${consequence}`) : error;
  }
}
