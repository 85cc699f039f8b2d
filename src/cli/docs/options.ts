import { CommandError } from "./Command";
import type { Arguments } from "./Command";

/** The text of an option; undefined where it wasn't given, or is blank. */
export function textOption({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** The text of an option that has to be there; `example` is what it may look like. */
export function neededOption(args: Arguments, name: string, example: string): string {
  const value = textOption(args, name);
  if (value === undefined) {
    throw new CommandError(`\`--${name}\` is missing, such as \`--${name}=${example}\`.`);
  }
  return value;
}

/** All texts of an option that may be given several times. */
export function listOption({ values }: Arguments, name: string): string[] {
  const value = values[name];
  return (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
    (item): item is string => typeof item === "string" && item.trim() !== "",
  );
}
