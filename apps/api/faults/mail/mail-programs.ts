import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { freePorts } from '../../test/servers/cluster.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

/** Runs a command as root, as mail servers have to be. */
const asRoot = (command: string, ...args: string[]) =>
  isRoot ? run(command, args) : run('sudo', ['-n', command, ...args])

export type MailProgram = {
  port: number
  /** The first mails that have arrived, as they are in the mailbox. */
  arrived(count: number): Promise<Buffer[]>
}
/** `owner` is the user whose mailbox it is: not root. */
type Setup = { folder: string; port: number; tls: boolean; owner: number }

/** Starts a mail server on 127.0.0.1 that puts all mail into one mailbox, with TLS by a certificate that it has signed itself. */
export async function startMailProgram(name: keyof typeof programs, tls: boolean): Promise<MailProgram> {
  const folder = await mkdtemp(join(tmpdir(), `clutchdeck-${name}-`))
  onTestFinished(async () => void (await asRoot('rm', '-rf', folder)))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'mail'), { mode: 0o777 })
  await chmod(join(folder, 'mail'), 0o777)
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject])
  await chmod(join(folder, 'key.pem'), 0o644)
  const [port = 0] = await freePorts(1)
  await programs[name]({ folder, port, tls, owner: process.getuid?.() || 8 })
  const mailbox = join(folder, 'mail/new')
  const arrived = async (count: number) => {
    const names = async () => (await readdir(mailbox).catch(() => [])).toSorted()
    await expect.poll(async () => (await names()).length).toBe(count)
    return Promise.all((await names()).map(each => readFile(join(mailbox, each))))
  }
  return { port, arrived }
}

const programs = { postfix: startPostfix, exim: startExim }

async function startPostfix({ folder, port, tls, owner }: Setup): Promise<void> {
  const settings = [
    'compatibility_level = 3.6',
    `queue_directory = ${folder}/queue`,
    `data_directory = ${folder}/data`,
    `maillog_file = ${folder}/log`,
    `maillog_file_prefixes = ${folder}`,
    'myhostname = mail.example.org',
    'mydestination =',
    'inet_interfaces = 127.0.0.1',
    'inet_protocols = ipv4',
    'virtual_mailbox_domains = example.org',
    `virtual_mailbox_base = ${folder}`,
    'virtual_mailbox_maps = static:mail/',
    'virtual_minimum_uid = 1',
    `virtual_uid_maps = static:${owner}`,
    `virtual_gid_maps = static:${owner}`,
    `smtpd_tls_security_level = ${tls ? 'may' : 'none'}`,
    `smtpd_tls_cert_file = ${folder}/cert.pem`,
    `smtpd_tls_key_file = ${folder}/key.pem`,
  ]
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'proxymap unix - - n - - proxymap',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'error unix - - n - - error',
    'virtual unix - n n - - virtual',
    'anvil unix - - n - 1 anvil',
    'postlog unix-dgram n - n - 1 postlogd',
  ]
  const config = join(folder, 'config')
  await mkdir(config)
  await mkdir(join(folder, 'queue'))
  await mkdir(join(folder, 'data'))
  await writeFile(join(config, 'main.cf'), `${settings.join('\n')}\n`)
  await writeFile(join(config, 'master.cf'), `${services.join('\n')}\n`)
  await asRoot('chown', '-R', 'root:root', config, join(folder, 'queue'))
  await asRoot('chown', 'postfix', join(folder, 'data'))
  await asRoot('/usr/sbin/postfix', '-c', config, 'start')
  onTestFinished(async () => void (await asRoot('/usr/sbin/postfix', '-c', config, 'stop')))
}

async function startExim({ folder, port, tls }: Setup): Promise<void> {
  const settings = [
    'primary_hostname = mail.example.org',
    `local_interfaces = 127.0.0.1.${port}`,
    `spool_directory = ${folder}/spool`,
    `log_file_path = ${folder}/spool/%slog`,
    `pid_file_path = ${folder}/spool/pid`,
    // With a configuration of ours Exim gives up the rights of root, so everything is the mail server's own.
    'deliver_drop_privilege = true',
    'acl_smtp_rcpt = takes_all',
    'acl_smtp_data = takes_all',
    `tls_advertise_hosts = ${tls ? '*' : ''}`,
    `tls_certificate = ${folder}/cert.pem`,
    `tls_privatekey = ${folder}/key.pem`,
    'begin acl',
    'takes_all:',
    '  accept',
    'begin routers',
    'all:',
    '  driver = accept',
    '  transport = mailbox',
    'begin transports',
    'mailbox:',
    '  driver = appendfile',
    '  maildir_format',
    `  directory = ${folder}/mail`,
    '  mode = 0644',
    '  directory_mode = 0755',
  ]
  const config = join(folder, 'exim.conf')
  await writeFile(config, `${settings.join('\n')}\n`)
  await mkdir(join(folder, 'spool'))
  await asRoot('chown', 'Debian-exim', join(folder, 'spool'))
  await asRoot('chown', 'root:root', config)
  const [program = '', ...args] = [...(isRoot ? [] : ['sudo', '-n']), exim, '-C', config, '-bdf']
  const ended = once(spawn(program, args, { stdio: 'ignore' }), 'exit')
  const pid = () => readFile(join(folder, 'spool/pid'), 'utf8').catch(() => '')
  await expect.poll(pid).toMatch(/\d/)
  onTestFinished(async () => {
    await asRoot('kill', (await pid()).trim())
    await ended
  })
}

/** Debian has either Postfix or Exim; of Exim its one program is enough, wherever it is. */
export const exim = '/usr/sbin/exim4'
