import { WEBHOOKS_PATH } from "./server/answerOwn";
import type { SendOptions } from "./options";

/** Has a running mock send webhooks. Gives the exit code: 0 where the receiver did as the pages ask. */
export async function askRunning(
  { port, id, to, isTampered }: SendOptions,
  print: (text: string) => void,
): Promise<number> {
  const query = new URLSearchParams({
    id,
    ...(to === null ? {} : { to }),
    ...(isTampered ? { tampered: "true" } : {}),
  });
  const origin = `http://127.0.0.1:${port}`;
  let answer: { good?: boolean; text?: string; error?: { message?: string } };
  try {
    const response = await fetch(`${origin}${WEBHOOKS_PATH}?${query.toString()}`, { method: "POST" });
    answer = (await response.json()) as typeof answer;
  } catch {
    print(
      `No mock answers on ${origin}. Start one with \`npm run mock\` in another terminal, or name its port with --port.`,
    );
    return 2;
  }
  print(answer.text ?? answer.error?.message ?? "What answers there is no mock of this project.");
  return answer.good === undefined ? 2 : answer.good ? 0 : 1;
}
