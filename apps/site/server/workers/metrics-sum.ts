/** The figures of all workers on the one private port: added up, or as the figure's `aggregator` says. */
import type { Config } from '../config.ts'
import { createMetricsPort, type MetricsPort } from '../metrics-port.ts'
import type { MetricValues } from '../metrics.ts'
import type { Channel } from './message-channel.ts'

/** Prometheus waits 10 s. The figures of a worker that does not answer are left out. */
const ANSWER_TIMEOUT_MS = 4000

/** Resolves with null when nothing is measured; rejects with a sentence when the port is taken. */
export async function openMetricsSum(
  { port, host }: Config['metrics'],
  listChannels: () => Pick<Channel, 'ask'>[],
): Promise<MetricsPort | null> {
  if (port === null) return null
  const { AggregatorRegistry, Registry, collectDefaultMetrics } = await import('prom-client')
  const own = new Registry()
  collectDefaultMetrics({ register: own })

  async function render(): Promise<string> {
    const answers = listChannels().map((channel) =>
      channel.ask<MetricValues>('metrics', null, ANSWER_TIMEOUT_MS).catch((): MetricValues => []),
    )
    // Memory and processor time are those of all processes; the event loop is that of the workers.
    const ofPrimary = (await own.getMetricsAsJSON()).filter(({ name }) => name.startsWith('process_'))
    const values = [...(await Promise.all(answers)), ofPrimary]
    return AggregatorRegistry.aggregate(values).metrics()
  }

  const metricsPort = createMetricsPort({ port, host, contentType: Registry.PROMETHEUS_CONTENT_TYPE, render })
  await metricsPort.listen()
  return metricsPort
}
