import { Tabs } from "../Tabs";

export interface OriginView {
  readonly label: string;
  /** Value of the environment tabs. */
  readonly value: string;
  readonly origin: string;
}

interface OperationEndpointProps {
  /** What the badge says: a method, or the kind of call that isn't a request to the platform. */
  badge: string;
  path: string;
  origins: readonly OriginView[];
  /** Who is called, for calls that don't go to the platform. */
  note: string | null;
}

/** Class of a method's badge. */
export const methodClass = (badge: string): string => `method method-${badge.toLowerCase()}`;

/** Method, path and host of a call. Both hosts are in the HTML; the choice between them is one for the whole site. */
export function OperationEndpoint({ badge, path, origins, note }: OperationEndpointProps) {
  const [only, ...others] = origins;
  return (
    <div className="op-url">
      <p>
        <span className={methodClass(badge)}>{badge}</span> <code>{path}</code>
      </p>
      {note === null ? null : <p className="op-note">{note}</p>}
      {only === undefined ? null : others.length === 0 ? (
        <p className="op-note">
          Host <code>{only.origin}</code>
        </p>
      ) : (
        <Tabs
          label="Environment"
          sync="environment"
          items={origins.map(({ label, value, origin }) => ({ label, value, content: <code>{origin}</code> }))}
        />
      )}
    </div>
  );
}
