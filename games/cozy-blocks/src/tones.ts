/** The three instruments: a music box, a sliding whistle, and air out of a cushion. */
export type Voice = { context: BaseAudioContext; out: AudioNode }

/** A music box: a sine with a quiet, quickly fading overtone. */
export function chime(
  { context, out }: Voice,
  frequency: number,
  delay: number,
  loudness: number,
  length: number,
): void {
  const at = context.currentTime + delay
  for (const [times, share, fade] of [
    [1, 1, 1],
    [3.01, 0.22, 0.35],
    [5.4, 0.07, 0.16],
  ] as const) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.frequency.value = frequency * times
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(loudness * share, at + 0.006)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(0.05, length * fade))
    tone.connect(gain).connect(out)
    tone.start(at)
    tone.stop(at + length * fade + 0.06)
  }
}

export function slide(
  { context, out }: Voice,
  from: number,
  to: number,
  delay: number,
  length: number,
  loudness: number,
  wave: OscillatorType,
): void {
  const at = context.currentTime + delay
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = wave
  tone.frequency.setValueAtTime(from, at)
  tone.frequency.exponentialRampToValueAtTime(to, at + length)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(out)
  tone.start(at)
  tone.stop(at + length + 0.05)
}

/** Air out of a cushion. */
export function puff(
  { context, out }: Voice,
  delay: number,
  length: number,
  tone: number,
  loudness: number,
): void {
  const at = context.currentTime + delay
  const frames = Math.ceil(context.sampleRate * length)
  const noise = context.createBuffer(1, frames, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = noise
  filter.type = 'lowpass'
  filter.frequency.value = tone
  gain.gain.value = loudness
  source.connect(filter).connect(gain).connect(out)
  source.start(at)
}
