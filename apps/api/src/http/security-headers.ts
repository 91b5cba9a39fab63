import type { RequestHandler } from 'express';
import helmet from 'helmet';

const none = ["'none'"];
const self = ["'self'"];

/** The endpoint for the browsers' reports of refusals by the policy (WIRE-24). */
const REPORTS = 'faena="/api/reports"';

/** The resources a page of ours may load: files of its own origin, and no inline code. */
const OWN_FILES = {
  defaultSrc: none,
  scriptSrc: self,
  styleSrc: self,
  imgSrc: self,
  fontSrc: self,
  connectSrc: self,
  manifestSrc: self,
  workerSrc: self,
  objectSrc: none,
  formAction: self,
  baseUri: none,
  frameAncestors: none,
  reportTo: 'faena',
};

/**
 * The browser refuses every assignment of text to `innerHTML` and the like. The one policy makes nothing but the
 * address of the worker (PHONE-2).
 */
const PAGE = { ...OWN_FILES, requireTrustedTypesFor: ["'script'"], trustedTypes: ['worker'] };

/** Swagger UI's style sheet brings its icons along, and its code writes markup. */
const DOCS = { ...OWN_FILES, imgSrc: [...self, 'data:'] };

/** An answer of the API is no page: a browser that shows it as one gets nothing. */
const ANSWER = {
  defaultSrc: none,
  objectSrc: none,
  formAction: none,
  baseUri: none,
  frameAncestors: none,
};

/** Browser features no page of ours uses. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Sets the headers of every answer. `upgrade-insecure-requests` is not among them: on plain http in a network, a
 * browser would look for our own files at https.
 */
export function securityHeaders(): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: PAGE },
    frameguard: { action: 'deny' },
  });
  return (request, response, next) => {
    response.set({ 'Permissions-Policy': PERMISSIONS, 'Reporting-Endpoints': REPORTS });
    headers(request, response, next);
  };
}

/** The policy of the API's answers, instead of the pages'. */
export function answerPolicy(): RequestHandler {
  return helmet.contentSecurityPolicy({ useDefaults: false, directives: ANSWER });
}

/** The policy of the page that shows the API, instead of the answers'. */
export function docsPolicy(): RequestHandler {
  return helmet.contentSecurityPolicy({ useDefaults: false, directives: DOCS });
}
