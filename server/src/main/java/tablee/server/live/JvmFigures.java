package tablee.server.live;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import tablee.table.Version;

/// The process and its JVM, under the names that dashboards know from other Java programs.
final class JvmFigures {

    private JvmFigures() {}

    static void write(Exposition out) {
        out.about("tablee_build_info", "gauge", "Which Tablée this is.");
        out.value(
                "tablee_build_info{version=\""
                        + Version.TEXT
                        + "\",java=\""
                        + Runtime.version()
                        + "\"}",
                1);
        process(out);
        memory(out);
        collections(out);
        out.one(
                "jvm_threads_current",
                "gauge",
                "Threads of the JVM.",
                ManagementFactory.getThreadMXBean().getThreadCount());
    }

    private static void process(Exposition out) {
        out.one(
                "process_start_time_seconds",
                "gauge",
                "When the process began, in seconds since 1970.",
                ManagementFactory.getRuntimeMXBean().getStartTime() / 1e3);
        // Not on every system.
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean own) {
            out.one(
                    "process_cpu_seconds_total",
                    "counter",
                    "Time on all cores.",
                    own.getProcessCpuTime() / 1e9);
            out.one(
                    "process_open_fds",
                    "gauge",
                    "Open files and connections.",
                    own.getOpenFileDescriptorCount());
            out.one(
                    "process_max_fds",
                    "gauge",
                    "Files and connections that may be open.",
                    own.getMaxFileDescriptorCount());
        }
    }

    private static void memory(Exposition out) {
        var memory = ManagementFactory.getMemoryMXBean();
        MemoryUsage heap = memory.getHeapMemoryUsage();
        MemoryUsage beside = memory.getNonHeapMemoryUsage();
        String used = "jvm_memory_used_bytes";
        out.about(used, "gauge", "Memory in use.");
        out.value(used + "{area=\"heap\"}", heap.getUsed());
        out.value(used + "{area=\"nonheap\"}", beside.getUsed());
        out.one("jvm_memory_max_bytes", "gauge", "Memory the heap may take.", heap.getMax());
    }

    private static void collections(Exposition out) {
        String name = "jvm_gc_collection_seconds";
        out.about(name, "summary", "Pauses to collect garbage, by collector.");
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
            String label = "{gc=\"" + bean.getName() + "\"}";
            out.value(name + "_count" + label, bean.getCollectionCount());
            out.value(name + "_sum" + label, bean.getCollectionTime() / 1e3);
        }
    }
}
