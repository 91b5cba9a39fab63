/** The address and credentials of an S3 bucket. */
export interface S3Address {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** The prefix of every key; empty, or with a slash at its end. */
  readonly folder: string;
  /** Unset: from the environment of the process, as the AWS SDK looks for them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const DEFAULT_REGION = 'us-east-1';

/** Reads `https://KEY:SECRET@host/bucket/folder?region=…`, which names a bucket. */
export function s3AddressOf(text: string): S3Address {
  const url = new URL(text);
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    bucket,
    folder: folders.map((name) => `${name}/`).join(''),
    credentials: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : undefined,
  };
}
