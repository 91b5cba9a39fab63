import { model, Schema } from 'mongoose';

/** A counter of rate-limiter-flexible, which defines these fields. */
interface RateLimitDoc {
  key: string;
  points: number;
  expire: Date;
}

const schema = new Schema<RateLimitDoc>({ key: String, points: Number, expire: Date });

// The library would create these indexes only after the first count.
schema.index({ key: 1 }, { unique: true });
schema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export const RateLimitModel = model('RateLimit', schema, 'rate_limits');
