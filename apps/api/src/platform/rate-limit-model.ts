import { model, Schema } from 'mongoose';

/** The counters of rate-limiter-flexible, in its own form. */
interface RateLimitDoc {
  key: string;
  points: number;
  expire: Date;
}

const schema = new Schema<RateLimitDoc>({ key: String, points: Number, expire: Date });

// Declared here and not left to the library, so that they exist before the first attempt is counted.
schema.index({ key: 1 }, { unique: true });
schema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export const RateLimitModel = model('RateLimit', schema, 'rate_limits');
