import { readFile, writeFile } from 'node:fs/promises';
import { type Document, ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runProgram } from '../run-program.ts';
import { type ComposeMongo, composeMongo } from './compose-mongo.ts';

let mongo: ComposeMongo;

beforeEach(async () => {
  mongo = await composeMongo();
});

afterEach(() => mongo.remove());

/** The notes in the database `name`, as this user reads them; nobody without a password. */
async function notes(password?: string, name = 'faena'): Promise<Document[]> {
  const client = mongo.client(password === undefined ? undefined : { name: 'faena', password });
  try {
    return await client.db(name).collection('notes').find().toArray();
  } finally {
    await client.close();
  }
}

const password = () => readFile(mongo.passwordFile, 'utf8');

it('the database of an earlier version opens with a password, which stays until MONGO_PASSWORD names another (START-18)', async () => {
  const stored = { _id: new ObjectId(), text: 'stays' };
  await mongo.start({ before: true });
  const anybody = mongo.client();
  await anybody.db('faena').collection('notes').insertOne(stored);
  await anybody.close();
  await mongo.stop();

  await mongo.start();
  const generated = await password();
  expect(generated.length).toBeGreaterThan(40);
  expect(await notes(generated)).toEqual([stored]);
  await expect(notes()).rejects.toThrow('requires authentication');
  await expect(notes(generated, 'admin')).rejects.toThrow('not authorized');
  await mongo.stop();

  await mongo.start();
  expect(await password()).toBe(generated);
  expect(await notes(generated)).toEqual([stored]);
  await mongo.stop();

  const named = 'p@ss / word';
  await mongo.start({ password: named });
  expect(await notes(named)).toEqual([stored]);
  await expect(notes(generated)).rejects.toThrow('Authentication failed');
});

it('the API prepares and serves an empty database with the password of the file alone (START-18)', async () => {
  await mongo.start();
  const settings = {
    MONGODB_URI: `mongodb://faena@127.0.0.1:${mongo.port}/faena?replicaSet=faena&authSource=admin`,
    MONGODB_PASSWORD_FILE: mongo.passwordFile,
    JWT_SECRET: 'an access secret of more than 32 characters',
    DEMO_DATA: 'false',
  };
  const api = runProgram('main', settings);
  expect((await fetch(`${await api.listening()}/api/ready`)).status).toBe(200);
  api.child.kill('SIGTERM');
  await api.ended();

  const backup = async (file: string) => {
    const { output, ended } = runProgram('backup', { ...settings, MONGODB_PASSWORD_FILE: file }, '-');
    await ended();
    return output.stderr;
  };
  expect(await backup(mongo.passwordFile)).toBe('');
  expect(await backup(`${mongo.passwordFile}.gone`)).toBe('MONGODB_PASSWORD_FILE: the file cannot be read\n');
  const wrong = `${mongo.passwordFile}.wrong`;
  await writeFile(wrong, 'another');
  expect(await backup(wrong)).toBe('MONGODB_URI: the database refuses the user or the password\n');
});
