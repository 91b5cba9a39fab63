import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/http/security-headers.ts';
import { createPerson } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();

describe('the headers of every answer (docs/security.md)', () => {
  it.each([
    ['an answer', '/health'],
    ['a refusal', '/user/account'],
    ['what is not there', '/no-such-route'],
    ['the page that shows the API', '/docs'],
  ])('%s bears them', async (_what, path) => {
    const { headers } = await api.request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https:|\*/);
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers.has(name)).toBe(false);
  });

  it('an answer of the API may load nothing, shown as a page', async () => {
    const { headers } = await api.request('/health');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';object-src 'none';form-action 'none';base-uri 'none';frame-ancestors 'none'",
    );
  });

  it.each([
    ['an answer', '/health', 'application/json; charset=utf-8'],
    ['a refusal', '/user/account', 'application/json; charset=utf-8'],
    ['what is not there', '/no-such-route', 'application/json; charset=utf-8'],
    ['the page that shows the API', '/docs', 'text/html; charset=utf-8'],
    ['its script', '/docs/start.js', 'text/javascript; charset=utf-8'],
  ])('%s states its type and its charset', async (_what, path, type) => {
    expect((await api.request(path)).headers.get('content-type')).toBe(type);
  });

  it('a page turns no text into markup, and its browser reports refusals (WIRE-24)', async () => {
    const app = express().use(
      securityHeaders(),
      (_request, response) => void response.send('<h1>Faena</h1>'),
    );
    const { headers } = await supertest(app).get('/');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types worker");
    expect(policy).toContain("manifest-src 'self';worker-src 'self'");
    expect(policy).toContain('report-to faena');
    expect(headers['reporting-endpoints']).toBe('faena="/api/reports"');
  });

  it('nobody keeps an answer of the API', async () => {
    const { headers } = await api.request('/user/account', { as: await createPerson(api, 'client') });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('CORS is closed by default', () => {
  const ORIGINS = ['https://evil.example', 'null', 'http://localhost:5173'];

  it.each(ORIGINS)('a page of %s may not read an answer', async (Origin) => {
    const person = await createPerson(api, 'client');
    for (const path of ['/health', '/user/account', '/none']) {
      const { headers } = await api.request(path, { as: person, headers: { Origin } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it.each(ORIGINS)('a page of %s is told at its preflight that it may send nothing', async (Origin) => {
    const answer = await api.request('/user/edit', {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization, content-type',
      },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
