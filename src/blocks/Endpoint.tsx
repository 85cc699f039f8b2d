import type { ReactNode } from "react";

export const ENDPOINT_METHODS = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "WEBHOOK",
  "REDIRECT",
  "INTENT",
  "MESSAGE",
] as const;
export type EndpointMethod = (typeof ENDPOINT_METHODS)[number];

export const ENDPOINT_AUTHS = ["signed", "basic", "callback", "none", "apiKey"] as const;
export type EndpointAuth = (typeof ENDPOINT_AUTHS)[number];

const AUTH_TEXTS: Readonly<Record<EndpointAuth, string>> = {
  signed: "Signed request",
  basic: "Basic credentials",
  callback: "Signed by the platform",
  none: "No credentials",
  apiKey: "API key",
};

interface EndpointProps {
  method: EndpointMethod;
  path: string;
  auth: EndpointAuth;
  scope?: string | undefined;
  /** Origins that serve the path, production first; empty for calls to the integrator or on one device. */
  origins: readonly { readonly label: string; readonly origin: string }[];
  /** Name of the call. */
  children?: ReactNode;
}

/** Method and path of one call, with what it needs. */
export function Endpoint({ method, path, auth, scope, origins, children }: EndpointProps) {
  return (
    <div className="endpoint">
      <p className="endpoint-name">{children}</p>
      <p className="endpoint-line">
        <span className={`method method-${method.toLowerCase()}`}>{method}</span>{" "}
        <code className="endpoint-path">{path}</code>
      </p>
      <p className="endpoint-meta">
        <span>{AUTH_TEXTS[auth]}</span>
        {scope === undefined ? null : (
          <span>
            {" Scope "}
            <code>{scope}</code>
          </span>
        )}
        {origins.map(({ label, origin }) => (
          <span key={origin}>
            {` ${label} `}
            <code>{origin}</code>
          </span>
        ))}
      </p>
    </div>
  );
}
