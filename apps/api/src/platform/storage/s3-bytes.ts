import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type Bytes, BytesOutOfReach, type Range } from './bytes.ts';
import type { Place } from './entries.ts';
import type { S3Address } from './s3-address.ts';

/** The longest time to connect to a server, and the longest silence of a server. */
const CONNECT_MS = 5_000;
const SILENT_MS = 30_000;

/** Bytes in a bucket that speaks the protocol of S3. */
export class S3Bytes implements Bytes {
  readonly #address: S3Address;
  #opening: ReturnType<typeof openS3> | undefined;

  constructor(address: S3Address) {
    this.#address = address;
  }

  /** @throws Error when the bucket cannot be reached, or not with these credentials */
  async check(): Promise<void> {
    const { client, s3 } = await this.#open();
    const { bucket: Bucket, endpoint } = this.#address;
    try {
      await client.send(new s3.HeadBucketCommand({ Bucket }));
    } catch (cause) {
      // Only the name, because the address may contain a secret.
      const why = cause instanceof Error ? cause.name : String(cause);
      throw new Error(`FILES_URL: the bucket ${Bucket} at ${endpoint} cannot be used (${why})`);
    }
  }

  async write(place: Place, source: AsyncIterable<Uint8Array>): Promise<void> {
    const { client, Upload } = await this.#open();
    // Parts of 5 MiB, one after the other, so that memory holds one part of a file.
    const upload = new Upload({
      client,
      params: { ...this.#objectAt(place), Body: Readable.from(source) },
      queueSize: 1,
    });
    await orOutOfReach(upload.done());
  }

  async read(place: Place, { start, end }: Range): Promise<Readable> {
    const { client, s3 } = await this.#open();
    const Range = `bytes=${start}-${end - 1}`;
    const command = new s3.GetObjectCommand({ ...this.#objectAt(place), Range });
    const { Body } = await orOutOfReach(client.send(command));
    if (!(Body instanceof Readable)) throw new Error('The bucket answered no stream');
    return Body;
  }

  async erase(place: Place): Promise<void> {
    const { client, s3 } = await this.#open();
    const object = this.#objectAt(place);
    const begun = { Bucket: object.Bucket, Prefix: object.Key };
    const { Uploads = [] } = await orOutOfReach(client.send(new s3.ListMultipartUploadsCommand(begun)));
    for (const { UploadId } of Uploads)
      await orOutOfReach(client.send(new s3.AbortMultipartUploadCommand({ ...object, UploadId })));
    await orOutOfReach(client.send(new s3.DeleteObjectCommand(object)));
  }

  /** The key of a new file; ids differ between databases, and so do keys. */
  keyOf(fileId: Place['fileId']): string {
    return `${this.#address.folder}${fileId}`;
  }

  #objectAt({ fileId, key = this.keyOf(fileId) }: Place) {
    return { Bucket: this.#address.bucket, Key: key };
  }

  #open() {
    this.#opening ??= openS3(this.#address);
    return this.#opening;
  }
}

/** @throws BytesOutOfReach when the bucket does not answer or is busy; other errors pass through unchanged */
async function orOutOfReach<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    throw isPassing(error) ? new BytesOutOfReach(error) : error;
  }
}

/** The SDK adds `$metadata` to every failure of a request, with a status if there was an answer. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error && '$metadata' in error)) return false;
  const { httpStatusCode: status } = error.$metadata as { httpStatusCode?: number };
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** Loads the SDK with the first file: few installations have a bucket. */
async function openS3({ endpoint, region, credentials }: S3Address) {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client: S3Client = new s3.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    // Some servers do not know the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    ...(credentials && { credentials }),
  });
  return { client, s3, Upload };
}
