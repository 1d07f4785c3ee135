/** A number of each day, with the same days of the period before, and all of them as a table. */
import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatDay } from '../format.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import type { Metric, Statistics } from './statistics-query.ts'
import { formatMetric } from './statistics-texts.ts'
import styles from './statistics-plot.module.css'

const HEIGHT_PX = 260
/** A phone has no room for more. */
const SMALL_HEIGHT_PX = 200
const SMALL_WIDTH_PX = 560

interface PlotProps {
  statistics: Statistics
  metric: Metric
  /** What people read. */
  name: string
}

export function StatisticsPlot({ statistics, metric, name }: PlotProps) {
  const { days, daysBefore, from, to } = statistics
  const [at, setAt] = useState<number | null>(null)
  const frame = usePlot(statistics, metric, setAt)
  const day = at === null ? null : days[at]
  return (
    <div>
      <p className={styles.reading} aria-hidden="true">
        {day ? (
          <>
            <span>{formatDay(day.day)}</span> <strong>{formatMetric(metric, day[metric])}</strong>
            {daysBefore && <span> before {formatMetric(metric, daysBefore[at!]?.[metric])}</span>}
          </>
        ) : (
          <>
            <span className={styles.nowKey}>{name}</span>
            {daysBefore && <span className={styles.beforeKey}>The days before</span>}
          </>
        )}
      </p>
      <div ref={frame} className={styles.plot} role="img" aria-label={`${name} by day, ${from} to ${to}`}>
        <span className={styles.lineColour} />
        <span className={styles.textColour} />
        <span className={styles.gridColour} />
      </div>
      <details className={styles.details}>
        <summary>As a table</summary>
        <ScrollRegion label={`${name} by day`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">{name}</th>
                {daysBefore && <th scope="col">Before</th>}
              </tr>
            </thead>
            <tbody>
              {days.map((row, place) => (
                <tr key={row.day}>
                  <th scope="row">{formatDay(row.day)}</th>
                  <td>{formatMetric(metric, row[metric])}</td>
                  {daysBefore && <td>{formatMetric(metric, daysBefore[place]?.[metric])}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </div>
  )
}

/** Returns the reference for the element that gets the plot. */
function usePlot({ days, daysBefore }: Statistics, metric: Metric, onDay: (place: number | null) => void) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current!
    const plot = new uPlot(
      makeOptions(element, { metric, onDay, isOneDay: days.length === 1 }),
      [
        days.map(({ day }) => Date.parse(day) / 1000),
        days.map((day) => day[metric]),
        ...(daysBefore ? [daysBefore.map((day) => day[metric])] : [days.map(() => null)]),
      ],
      element,
    )
    const sizes = new ResizeObserver(() => plot.setSize(findSize(element)))
    sizes.observe(element)
    // The colours are functions, which are asked again.
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => plot.redraw(false)
    scheme.addEventListener('change', redraw)
    return () => {
      scheme.removeEventListener('change', redraw)
      sizes.disconnect()
      plot.destroy()
    }
  }, [days, daysBefore, metric, onDay])
  return frame
}

function findSize({ clientWidth: width }: HTMLElement) {
  return { width, height: width < SMALL_WIDTH_PX ? SMALL_HEIGHT_PX : HEIGHT_PX }
}

/** A canvas knows no custom properties, so elements tell it their colours. */
function readColour(element: HTMLElement, name: string): string {
  return getComputedStyle(element.querySelector(`.${name}`)!).color
}

interface PlotParts {
  metric: Metric
  onDay: (place: number | null) => void
  /** A line of one day is a point. */
  isOneDay: boolean
}

function makeOptions(element: HTMLElement, { metric, onDay, isOneDay }: PlotParts): uPlot.Options {
  const line = () => readColour(element, styles.lineColour!)
  const axis = {
    stroke: () => readColour(element, styles.textColour!),
    grid: { stroke: () => readColour(element, styles.gridColour!), width: 1 },
    ticks: { show: false },
    font: '12px system-ui, sans-serif',
  }
  return {
    ...findSize(element),
    // To the right, half of the last day's name.
    padding: [8, 28, 0, 0],
    legend: { show: false },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      y: { range: (_plot, _min, max) => [0, Math.max(max || 0, metric === 'completion' ? 0.1 : 4)] },
    },
    axes: [
      { ...axis, values: formatDays, space: 70, size: 30 },
      { ...axis, values: (_plot, values) => values.map((value) => formatMetric(metric, value)), size: 62 },
    ],
    series: [
      {},
      { stroke: line, width: 2, fill: () => fade(line()), points: { show: isOneDay } },
      {
        stroke: () => readColour(element, styles.textColour!),
        width: 1.5,
        dash: [4, 4],
        points: { show: false },
      },
    ],
    hooks: { setCursor: [({ cursor }) => onDay(cursor.idx ?? null)] },
  }
}

const dayText = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Ticks within a day, of a short period, have no text. */
function formatDays(_plot: uPlot, seconds: readonly number[]): string[] {
  return seconds.map((second) => (second % 86_400 === 0 ? dayText.format(second * 1000) : ''))
}

const fade = (colour: string) => colour.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.12)')
