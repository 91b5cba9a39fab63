import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

const Service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
});
const Compose = z.looseObject({ services: z.record(z.string(), Service) });

const compose = (path: string) => Compose.parse(parse(read(path), { merge: true }));
const withClone = compose('docker-compose.yml');
const withoutClone = compose('deploy/compose.yml');

/** A variable with its default, as compose writes it. */
const setting = (name: string, unset: string) => `\${${name}:-${unset}}`;

describe('the compose files (docs/operations.md)', () => {
  it('hold no demo data unless told to (START-5)', () => {
    for (const { services } of [withClone, withoutClone]) {
      expect(services.api?.environment?.DEMO_DATA).toBe(setting('DEMO_DATA', 'false'));
    }
  });

  it('are the same but for the front door and where the image comes from', () => {
    const { web, ...others } = withClone.services;
    expect(web).toBeDefined();
    const { mongo, api } = withoutClone.services;
    expect(mongo).toEqual(others.mongo);
    const { build: _, ...built } = Service.parse(others.api);
    expect(api).toEqual({
      ...built,
      image: expect.stringMatching(/^\$\{FAENA_IMAGE:\?.*ghcr\.io\//),
      ports: [`${setting('PUBLISH', '127.0.0.1:3000')}:3000`],
      environment: { ...built.environment, NODE_ENV: setting('NODE_ENV', 'production') },
    });
    expect({ ...withoutClone, services: null }).toEqual({ ...withClone, services: null });
  });

  it('name the image that a release publishes', () => {
    expect(read('.github/workflows/container.yml')).toMatch(
      /images: ghcr\.io\/\$\{\{ github\.repository \}\}\n/,
    );
  });

  it('have the database of which the API suite is run in CI', () => {
    const database = /^mongo:(\d+\.\d+)$/.exec(withClone.services.mongo?.image ?? '')?.[1];
    const versions = [
      ...(/mongodb: \[(.*)\]/.exec(read('.github/workflows/ci.yml'))?.[1]?.split(', ') ?? []),
    ];
    expect(versions.some((version) => version.startsWith(`${database}.`))).toBe(true);
    expect(versions.some((version) => version.startsWith('6.0.'))).toBe(true);
  });
});

it('Prometheus finds every process by the name and the port that the API has there', () => {
  const Scrape = z.object({
    scrape_configs: z.array(
      z.object({
        job_name: z.string(),
        dns_sd_configs: z.array(
          z.object({
            names: z.array(z.string()),
            type: z.string(),
            port: z.number(),
            refresh_interval: z.string(),
          }),
        ),
      }),
    ),
    rule_files: z.array(z.string()),
  });
  const { scrape_configs: jobs, rule_files: rules } = Scrape.parse(parse(read('deploy/prometheus.yml')));
  expect(rules).toEqual(['alerts.yml']);
  expect(read('deploy/alerts.yml')).toContain(`job="${jobs[0]?.job_name}"`);
  const [found] = jobs[0]?.dns_sd_configs ?? [];
  for (const name of found?.names ?? []) expect(withClone.services).toHaveProperty(name);
  expect(read('docs/operations.md')).toContain(`METRICS_PORT=${found?.port}`);
});

it('the unit of systemd starts after the network and with the machine', () => {
  const unit = read('deploy/faena.service');
  expect(unit).toMatch(/^After=network-online\.target/m);
  expect(unit).toMatch(/^\[Install\]\nWantedBy=multi-user\.target$/m);
  const command = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1] ?? '';
  expect(read('Dockerfile')).toContain(JSON.stringify(command.split(' ')).replaceAll(',', ', '));
});

it('few arenas of memory are kept, in a container and under systemd', () => {
  expect(read('Dockerfile')).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=2$/m);
  expect(read('deploy/faena.service')).toMatch(/^Environment=MALLOC_ARENA_MAX=2$/m);
});
