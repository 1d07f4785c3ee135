import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { claimBackup, findFailedBackup, storeLastBackup } from '../ledger/backup-clock.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Config } from '../config.ts'
import { countNotices } from '../notifications/notices.ts'
import { checkBackup } from '../portal/doctor-backup.ts'
import { startBackups } from './backup-schedule.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW_MS = Date.UTC(2026, 10, 26, 8)
/** Of the schedule: a day, less the time between two looks. */
const EVERY_MS = 23 * HOUR_MS
const backup = { place: '/backups', keep: 14, passphrase: null, s3: null }

forEachEngine((open) => {
  test('of two processes one makes the backup, and none makes a second one on that day', async () => {
    const ledger = await open()
    const beside = await open({ beside: ledger })
    const run = vi.fn(async () => {})
    const log = { info: vi.fn(), error: vi.fn() }
    let nowMs = NOW_MS
    const parts = { log, config: { rootDir: '/', backup }, lookEveryMs: 5, now: () => nowMs, run }
    const schedules = [ledger, beside].map((own) => startBackups({ ...parts, ledger: own }))
    onTestFinished(async () => void (await Promise.all(schedules.map((schedule) => schedule.close()))))
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1))
    await wait(50)
    expect(run).toHaveBeenCalledTimes(1)
    nowMs += EVERY_MS
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(2))
    expect(run).toHaveBeenCalledTimes(2)
    expect(run).toHaveBeenLastCalledWith('/', '/backups')
  })

  test('a claim by a clock that was ahead does not stop backups for long', async () => {
    const ledger = await open()
    expect(await claimBackup(ledger, NOW_MS + 400 * DAY_MS, DAY_MS)).toBe(true)
    expect(await claimBackup(ledger, NOW_MS, DAY_MS)).toBe(true)
    expect(await claimBackup(ledger, NOW_MS + 1000, DAY_MS)).toBe(false)
    expect(await claimBackup(ledger, NOW_MS + DAY_MS, DAY_MS)).toBe(true)
  })

  test('a process whose clock is behind makes no second backup', async () => {
    const ledger = await open()
    expect(await claimBackup(ledger, NOW_MS, DAY_MS)).toBe(true)
    for (const behindMs of [1, 5000, DAY_MS - 1])
      expect(await claimBackup(ledger, NOW_MS - behindMs, DAY_MS), `${behindMs} ms`).toBe(false)
  })

  test('a failed backup is logged and stored, and tried again after an hour', async () => {
    const ledger = await open()
    const log = { info: vi.fn(), error: vi.fn() }
    let nowMs = NOW_MS
    const run = vi.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(undefined)
    const config = { rootDir: '/', backup }
    const schedule = startBackups({ ledger, log, config, lookEveryMs: 5, now: () => nowMs, run })
    onTestFinished(() => schedule.close())
    await vi.waitFor(() =>
      expect(log.error).toHaveBeenCalledWith('backup failed', new Error('the disk is full'), {
        place: '/backups',
      }),
    )
    expect(await findFailedBackup(ledger)).toEqual({ atMs: NOW_MS, reason: 'the disk is full' })
    const counts = async () => (await countNotices(ledger, { backup }, { doctorFailures: 0, nowMs })).backups
    expect(await counts()).toBe(1)
    expect(await checkBackup(ledger, { backup } as Config)).toEqual({
      state: 'warning',
      text: 'the daily backup of 2026-11-26 08:00 UTC failed: the disk is full; it is tried each hour',
    })
    expect(run).toHaveBeenCalledTimes(1)
    nowMs += HOUR_MS
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith('backup made', { place: '/backups' }))
    await storeLastBackup(ledger, { name: 'a', place: '/backups', bytes: 1, atMs: nowMs })
    expect(await findFailedBackup(ledger)).toBeNull()
    expect(await counts()).toBe(0)
  })
})

test('without BACKUP_TO nothing is scheduled', async () => {
  const run = vi.fn()
  const config = { rootDir: '/', backup: { ...backup, place: null } }
  const schedule = startBackups({
    ledger: undefined as never,
    log: { info: vi.fn(), error: vi.fn() },
    config,
    lookEveryMs: 1,
    run,
  })
  await wait(20)
  await schedule.close()
  expect(run).not.toHaveBeenCalled()
})
